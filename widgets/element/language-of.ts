import {ancestorLanguages, decideLanguage, type Lang, languageStorageKey} from './language.ts';
import {protocol} from './protocol.ts';
import {readStored} from './storage.ts';

/** Decides the language of an element on its page, now. Loader and element decide alike, so that texts are requested once. */
export const languageOf = (element: Element): Lang =>
  decideLanguage({
    chosen: protocol().chosen,
    attribute: element.getAttribute('lang'),
    saved: readStored(languageStorageKey),
    ancestors: ancestorLanguages(element),
  });
