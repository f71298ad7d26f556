import type {LanguageCode} from '../../agency/languages.ts';
import {chooseForElements} from '../element/page-protocol.ts';

const storageKey = 'selectedLanguage';

/** Saves a choice of language, and tells the elements on the page. Blocked storage forgets it with the page. */
export const saveLanguage = (lang: LanguageCode): void => {
  if (chooseForElements(lang)) return; // the elements' protocol saves it under the same name
  try {
    localStorage.setItem(storageKey, lang);
  } catch {
    // storage is blocked: the address carries the choice
  }
};
