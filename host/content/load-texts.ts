import type {LanguageCode} from '../../agency/languages.ts';
import type {SiteTexts} from './site-texts.ts';

const modules: Readonly<Record<LanguageCode, () => Promise<{texts: SiteTexts}>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  zh: () => import('./zh.ts'),
};

/** One language's texts, downloaded when first asked for. Rejects when the file cannot be had. */
export const loadTexts = async (lang: LanguageCode): Promise<SiteTexts> => (await modules[lang]()).texts;
