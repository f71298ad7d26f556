import type {Language} from '../../contract/language.ts';
import {type EmbedFacts, loadFacts} from './facts.ts';
import type en from './messages/en.json';

/** The builder's texts of one language. */
export type BuilderTexts = Readonly<Record<keyof typeof en, string>>;

/** The data of the builder's page. */
export type Builder = {
  readonly texts: BuilderTexts;
  /** The sizes and heights; `missing` when the manifest could not be loaded. */
  readonly facts: EmbedFacts | 'missing';
};

// Written out, because a bundler creates a file for each import with a full name.
const catalogs: Readonly<Record<Language, () => Promise<{readonly default: BuilderTexts}>>> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  zh: () => import('./messages/zh.json'),
};

/**
 * Loads the builder's texts in a language, and at the same time the sizes and heights: visitors who never open the
 * builder download neither. Rejects when the file of the texts is missing.
 */
export const loadBuilder = async (lang: Language): Promise<Builder> => {
  const [{default: texts}, facts] = await Promise.all([
    catalogs[lang](),
    loadFacts().catch(() => 'missing' as const),
  ]);
  return {texts, facts};
};
