import type {LanguageCode} from '../../agency/languages.ts';
import type {BuilderPage} from './builder-page.tsx';
import type en from './messages/en.json';

/** The builder's texts of one language. */
export type BuilderTexts = Readonly<Record<keyof typeof en, string>>;

/** The builder's page with its texts: visitors who never open it download neither. */
export type Builder = {readonly Page: typeof BuilderPage; readonly texts: BuilderTexts};

// Written out: a bundler makes a file of each import that is named in full.
const catalogs: Readonly<Record<LanguageCode, () => Promise<{readonly default: BuilderTexts}>>> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  zh: () => import('./messages/zh.json'),
};

/** Loads the builder in a language. Rejects when a file cannot be loaded. */
export const loadBuilder = async (lang: LanguageCode): Promise<Builder> => {
  const [{BuilderPage: Page}, {default: texts}] = await Promise.all([
    import('./builder-page.tsx'),
    catalogs[lang](),
  ]);
  return {Page, texts};
};
