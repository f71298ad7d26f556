import {LANGUAGES} from '../contract/language.ts';

/** The languages of the site, in the order of the language picker. */
export const languageCodes = LANGUAGES;

/** A language of the site. */
export type LanguageCode = (typeof languageCodes)[number];

/** One language: its own name for itself. `flag` is a field of the specification; flags stand for countries and are not drawn. */
export type Language = {
  readonly code: LanguageCode;
  readonly name: string;
  readonly flag: string;
};

/** English is the default and comes first. */
export const languages: readonly Language[] = [
  {code: 'en', name: 'English', flag: '🇺🇸'},
  {code: 'es', name: 'Español', flag: '🇪🇸'},
  {code: 'fr', name: 'Français', flag: '🇫🇷'},
  {code: 'de', name: 'Deutsch', flag: '🇩🇪'},
  {code: 'zh', name: '中文', flag: '🇨🇳'},
];

/** Returns whether a text is the code of one of the site's languages. */
export const isLanguageCode = (value: unknown): value is LanguageCode =>
  languageCodes.some((code) => code === value);
