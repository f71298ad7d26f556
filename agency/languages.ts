import {LANGUAGES} from '../contract/language.ts';
import {LANGUAGE_NAMES} from '../contract/language-name.ts';

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

const FLAGS: Readonly<Record<LanguageCode, string>> = {en: '🇺🇸', es: '🇪🇸', fr: '🇫🇷', de: '🇩🇪', zh: '🇨🇳'};

/** English is the default and comes first. */
export const languages: readonly Language[] = languageCodes.map((code) => ({
  code,
  name: LANGUAGE_NAMES[code],
  flag: FLAGS[code],
}));

/** Returns whether a text is the code of one of the site's languages. */
export const isLanguageCode = (value: unknown): value is LanguageCode =>
  languageCodes.some((code) => code === value);
