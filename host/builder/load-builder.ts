import type {LanguageCode} from '../../agency/languages.ts';
import {loadFacts} from './facts.ts';
import type en from './messages/en.json';

/** The builder's texts of one language. */
export type BuilderTexts = Readonly<Record<keyof typeof en, string>>;

// Written out, because a bundler creates a file for each import with a full name.
const catalogs: Readonly<Record<LanguageCode, () => Promise<{readonly default: BuilderTexts}>>> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  zh: () => import('./messages/zh.json'),
};

/**
 * Loads the builder's texts in a language: visitors who never open the builder do not download them. Requests the sizes and heights
 * at the same time, except on the server. Rejects when the file of the texts is missing.
 */
export const loadBuilderTexts = async (lang: LanguageCode): Promise<BuilderTexts> => {
  if (typeof document === 'object') loadFacts().catch(() => undefined); // the page requests them again and says so
  return (await catalogs[lang]()).default;
};
