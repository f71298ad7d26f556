import {hash} from 'node:crypto';
import {loadLegalPage} from '../../agency/legal-pages/load-legal-page.ts';
import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {agencyValues, fillPlaceholders} from '../../agency/legal/values.ts';
import published from '../../agency/legal/published-consents.json' with {type: 'json'};
import {consentTexts} from '../../agency/legal/versions.ts';
import {loadAgency} from '../../agency/load.ts';
import {publicAgency} from '../../agency/public.ts';
import {CONSENT_KINDS, type Consent, type ConsentKind} from '../../contract/consent.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import type {Environment} from '../settings/settings.ts';

/** A consent text that our forms show or have shown, word for word. */
export type PublishedText = {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly lang: Language;
  readonly text: string;
};

/** The agency and its texts, as the evidence of the time names them. */
export type PublishedTexts = {
  /** By the SHA-256 of the text. `rememberTextsSoon` adds what earlier servers had published. */
  readonly consents: Map<string, PublishedText>;
  /** Day and hash of the privacy notice, by language. */
  readonly privacyVersion: Readonly<Record<Language, string>>;
  readonly seller: {readonly licensedName: string; readonly licenseNumber: string; readonly npn: string};
};

/** One version of a consent text with its placeholders open. */
type Wording = {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly wordings: Readonly<Record<Language, string>>;
};

// The kinds of the file and of consentTexts are those of the contract; a test compares them.
const kindOf = (kind: string): ConsentKind => {
  const known = CONSENT_KINDS.find((one) => one === kind);
  if (known) return known;
  throw new Error(`${kind} is no kind of consent`);
};

/** Every version that was ever published: a page may have been open, or its script pinned, since then. */
const former: readonly Wording[] = published.map(({kind, version, wordings}) => ({
  kind: kindOf(kind),
  version,
  wordings,
}));

const current = (): readonly Wording[] =>
  Object.entries(consentTexts).map(([kind, {key, version}]) => ({
    kind: kindOf(kind),
    version,
    wordings: byLanguage((lang) => legalCatalogs[lang][key]),
  }));

/** Says whether a recorded text is of a kind and a language that this version knows. */
export const isPublishedText = (text: {
  readonly kind: string;
  readonly version: string;
  readonly lang: string;
  readonly text: string;
}): text is PublishedText =>
  CONSENT_KINDS.some((kind) => kind === text.kind) && LANGUAGES.some((lang) => lang === text.lang);

/**
 * The published text that a consent names by kind, version and hash; undefined for other words, which prove nothing of
 * this consent.
 */
export const publishedAs = (
  {consents}: {readonly consents: ReadonlyMap<string, PublishedText>},
  {kind, textVersion, textSha256}: Pick<Consent, 'kind' | 'textVersion' | 'textSha256'>,
): PublishedText | undefined => {
  const found = consents.get(textSha256.toLowerCase());
  return found?.kind === kind && found.version === textVersion ? found : undefined;
};

const UNPUBLISHED = 'unpublished:';

/** The version of a consent's text; marked when we never published these words, so that the consent does not count. */
export const publishedVersion = (
  texts: Pick<PublishedTexts, 'consents'>,
  consent: Pick<Consent, 'kind' | 'textVersion' | 'textSha256'>,
): string => (publishedAs(texts, consent) ? consent.textVersion : `${UNPUBLISHED}${consent.textVersion}`);

/** Whether a recorded consent counts: the visitor agreed to words of ours. */
export const isCounted = (textVersion: string): boolean => !textVersion.startsWith(UNPUBLISHED);

/** Reads the texts as the agency's configuration fills them in. Throws the agency's ConfigError. */
export const loadPublishedTexts = (environment: Environment): PublishedTexts => {
  const agency = publicAgency(loadAgency(environment));
  const values = agencyValues(agency);
  // The texts of today last: they count where an older one reads the same.
  const texts = [...former, ...current()].flatMap(({kind, version, wordings}) =>
    LANGUAGES.map((lang) => {
      const text = fillPlaceholders(wordings[lang], values);
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
