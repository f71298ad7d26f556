/** Every page of legal text at once: for the prerender and for tests, never for the client. */
import type {LanguageCode} from '../../agency/languages.ts';
import type {LegalPage, LegalPageName} from '../../agency/legal-pages/legal-page.ts';
import {page as enDisclosures} from 'virtual:lamplight/host/legal-page/en/disclosures';
import {page as enPrivacy} from 'virtual:lamplight/host/legal-page/en/privacy';
import {page as enTerms} from 'virtual:lamplight/host/legal-page/en/terms';
import {page as esDisclosures} from 'virtual:lamplight/host/legal-page/es/disclosures';
import {page as esPrivacy} from 'virtual:lamplight/host/legal-page/es/privacy';
import {page as esTerms} from 'virtual:lamplight/host/legal-page/es/terms';
import {page as frDisclosures} from 'virtual:lamplight/host/legal-page/fr/disclosures';
import {page as frPrivacy} from 'virtual:lamplight/host/legal-page/fr/privacy';
import {page as frTerms} from 'virtual:lamplight/host/legal-page/fr/terms';
import {page as deDisclosures} from 'virtual:lamplight/host/legal-page/de/disclosures';
import {page as dePrivacy} from 'virtual:lamplight/host/legal-page/de/privacy';
import {page as deTerms} from 'virtual:lamplight/host/legal-page/de/terms';
import {page as zhDisclosures} from 'virtual:lamplight/host/legal-page/zh/disclosures';
import {page as zhPrivacy} from 'virtual:lamplight/host/legal-page/zh/privacy';
import {page as zhTerms} from 'virtual:lamplight/host/legal-page/zh/terms';

/** The pages of each language by name. */
export const allLegalPages: Readonly<Record<LanguageCode, Readonly<Record<LegalPageName, LegalPage>>>> = {
  en: {privacy: enPrivacy, terms: enTerms, disclosures: enDisclosures},
  es: {privacy: esPrivacy, terms: esTerms, disclosures: esDisclosures},
  fr: {privacy: frPrivacy, terms: frTerms, disclosures: frDisclosures},
  de: {privacy: dePrivacy, terms: deTerms, disclosures: deDisclosures},
  zh: {privacy: zhPrivacy, terms: zhTerms, disclosures: zhDisclosures},
};
