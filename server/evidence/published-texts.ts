import {hash} from 'node:crypto';
import {loadLegalPage} from '../../agency/legal-pages/load-legal-page.ts';
import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {agencyValues, fillPlaceholders} from '../../agency/legal/values.ts';
import {consentTexts, formerConsentTexts} from '../../agency/legal/versions.ts';
import {loadAgency} from '../../agency/load.ts';
import {publicAgency} from '../../agency/public.ts';
import type {ConsentKind} from '../../contract/consent.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import type {Environment} from '../settings/settings.ts';

/** A consent text that our forms show or have shown, word for word. */
export type PublishedText = {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly lang: Language;
  readonly text: string;
};

/** What the evidence says of the agency and its texts at the time. */
export type PublishedTexts = {
  /** By the SHA-256 of the text. */
  readonly consents: ReadonlyMap<string, PublishedText>;
  /** Day and hash of the privacy notice, by language. */
  readonly privacyVersion: Readonly<Record<Language, string>>;
  readonly seller: {readonly licensedName: string; readonly licenseNumber: string; readonly npn: string};
};

/** Reads the texts as the agency's configuration fills them in. Throws the agency's ConfigError. */
export const loadPublishedTexts = (environment: Environment): PublishedTexts => {
  const agency = publicAgency(loadAgency(environment));
  const values = agencyValues(agency);
  const current = Object.entries(consentTexts).map(([kind, {key, version}]) => ({
    // The keys of consentTexts are the kinds of the contract; a test compares them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    kind: kind as ConsentKind,
    version,
    wordingIn: (lang: Language) => legalCatalogs[lang][key],
  }));
  const former = formerConsentTexts.map(({kind, version, wordings}) => ({
    kind,
    version,
    wordingIn: (lang: Language) => wordings[lang],
  }));
  const texts = [...former, ...current].flatMap(({kind, version, wordingIn}) =>
    LANGUAGES.map((lang) => {
      const text = fillPlaceholders(wordingIn(lang), values);
      return [hash('sha256', text), {kind, version, lang, text}] as const;
    }),
  );
  const {licensedName, licenseNumber, npn} = agency;
  return {
    consents: new Map(texts),
    privacyVersion: byLanguage((lang) => {
      const page = loadLegalPage('privacy', lang, environment);
      return `${page.updated} sha256:${hash('sha256', JSON.stringify(page.parts))}`;
    }),
    seller: {licensedName, licenseNumber, npn},
  };
};

const byLanguage = (value: (lang: Language) => string): Readonly<Record<Language, string>> => ({
  en: value('en'),
  es: value('es'),
  fr: value('fr'),
  de: value('de'),
  zh: value('zh'),
});
