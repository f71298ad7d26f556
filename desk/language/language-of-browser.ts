import {DEFAULT_LANGUAGE, isLanguage, type Language} from '../../contract/language.ts';

/** The first of our languages among those that a browser prefers, such as `de-AT`. */
export const languageOfBrowser = (preferred: readonly string[]): Language =>
  preferred.map((tag) => tag.split('-')[0]).find(isLanguage) ?? DEFAULT_LANGUAGE;
