/** The five languages of the site, in the order of the picker; the first is the default. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh'] as const;

/** A supported language. */
export type Language = (typeof LANGUAGES)[number];

/** Returns whether a text is one of the language codes (exactly, without region). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Returns whether a text is one of our language codes (exactly, without region). */
export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

/** Returns a stored or requested language; the default language for anything else. */
export const languageOrDefault = (text: unknown): Language => (isLanguage(text) ? text : DEFAULT_LANGUAGE);
