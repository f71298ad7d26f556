import {DEFAULT_LANGUAGE, isLanguage, type Language} from '../../contract/language.ts';

/** Returns the first supported language among the browser's preferred languages, such as `de-AT`. */
export const languageOfBrowser = (preferred: readonly string[]): Language =>
  preferred.map((tag) => tag.split('-')[0]).find(isLanguage) ?? DEFAULT_LANGUAGE;
