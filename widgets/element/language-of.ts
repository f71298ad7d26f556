import type {Language} from '../../contract/language.ts';
import {languageAbove, LANGUAGE_STORAGE_KEY, spokenLanguage} from './language.ts';
import {protocol} from './protocol.ts';
import {readStored} from './storage.ts';

/**
 * Decides the language of an element on its page, now: the choice made on the page, the element's own `lang`, the saved
 * choice, the `lang` around the element, English. Loader and element use the same rule, so that texts are requested
 * once.
 */
export const languageOf = (element: Element): Language =>
  protocol().chosen ??
  spokenLanguage(element.getAttribute('lang')) ??
  spokenLanguage(readStored(LANGUAGE_STORAGE_KEY)) ??
  languageAbove(element) ??
  'en';
