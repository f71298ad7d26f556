import type {Language} from './language.ts';

/** The locale of each language, for Intl. Spanish is that of the United States, where 75,000 means seventy-five thousand. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-US',
  fr: 'fr-FR',
  de: 'de-DE',
  zh: 'zh-CN',
};
