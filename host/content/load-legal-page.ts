import type {LanguageCode} from '../../agency/languages.ts';
import type {LegalPage, LegalPageName} from '../../agency/legal-pages/legal-page.ts';

type Load = () => Promise<{page: LegalPage}>;

// Written out: a bundler needs each module's name in full.
const modules: Readonly<Record<LanguageCode, Readonly<Record<LegalPageName, Load>>>> = {
  en: {
    privacy: () => import('virtual:lamplight/host/legal-page/en/privacy'),
    terms: () => import('virtual:lamplight/host/legal-page/en/terms'),
    disclosures: () => import('virtual:lamplight/host/legal-page/en/disclosures'),
  },
  es: {
    privacy: () => import('virtual:lamplight/host/legal-page/es/privacy'),
    terms: () => import('virtual:lamplight/host/legal-page/es/terms'),
    disclosures: () => import('virtual:lamplight/host/legal-page/es/disclosures'),
  },
  fr: {
    privacy: () => import('virtual:lamplight/host/legal-page/fr/privacy'),
    terms: () => import('virtual:lamplight/host/legal-page/fr/terms'),
    disclosures: () => import('virtual:lamplight/host/legal-page/fr/disclosures'),
  },
  de: {
    privacy: () => import('virtual:lamplight/host/legal-page/de/privacy'),
    terms: () => import('virtual:lamplight/host/legal-page/de/terms'),
    disclosures: () => import('virtual:lamplight/host/legal-page/de/disclosures'),
  },
  zh: {
    privacy: () => import('virtual:lamplight/host/legal-page/zh/privacy'),
    terms: () => import('virtual:lamplight/host/legal-page/zh/terms'),
    disclosures: () => import('virtual:lamplight/host/legal-page/zh/disclosures'),
  },
};

/** One page of legal text, downloaded when first asked for. Rejects when the file cannot be had. */
export const loadLegalPage = async (lang: LanguageCode, name: LegalPageName): Promise<LegalPage> =>
  (await modules[lang][name]()).page;
