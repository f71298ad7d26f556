/** The five languages of the site, in the order of the picker; the first is the default. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh'] as const;

/** A supported language. */
export type Language = (typeof LANGUAGES)[number];

/** The language for people whose language is unknown or not supported. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Returns the beginning of the paths of a language's pages: empty for the default language, `/es` for Spanish. */
export const pathPrefix = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** Returns whether a text is one of our language codes (exactly, without region). */
export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

/** Returns a value for each language. */
export const byLanguage = <Value>(
  valueOf: (language: Language) => Value,
): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>;

/** Returns a stored or requested language; the default language for anything else. */
export const languageOrDefault = (text: unknown): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE);
