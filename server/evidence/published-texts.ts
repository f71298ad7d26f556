import {hash} from 'node:crypto';
import {loadLegalPage} from '../../agency/legal-pages/load-legal-page.ts';
import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {agencyValues, fillPlaceholders} from '../../agency/legal/values.ts';
import published from '../../agency/legal/published-consents.json' with {type: 'json'};
import {consentTexts} from '../../agency/legal/versions.ts';
import {loadAgency} from '../../agency/load.ts';
import {publicAgency} from '../../agency/public.ts';
import {CONSENT_KINDS, type Consent, type ConsentKind} from '../../contract/consent.ts';
import {byLanguage, LANGUAGES, type Language} from '../../contract/language.ts';
import type {Environment} from '../settings/settings.ts';

/** The exact wording of a consent text that the forms show or have shown. */
export type PublishedText = {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly lang: Language;
  readonly text: string;
};

/** The agency and its texts at the time of the evidence. */
export type PublishedTexts = {
  /** The texts by their SHA-256. `rememberTextsSoon` adds the texts that earlier servers have published. */
  readonly consents: Map<string, PublishedText>;
  /** The day and the hash of the privacy notice, by language. */
  readonly privacyVersion: Readonly<Record<Language, string>>;
  readonly seller: {readonly licensedName: string; readonly licenseNumber: string; readonly npn: string};
};

/** One version of a consent text with its placeholders. */
type Wording = {
  readonly kind: ConsentKind;
  readonly version: string;
  /** The wording by language; a former version has none in a language that was added later. */
  readonly wordings: Readonly<Partial<Record<Language, string>>>;
};

// The kinds in the file and in consentTexts equal the kinds of the contract; a test compares them.
const kindOf = (kind: string): ConsentKind => {
  const known = CONSENT_KINDS.find((one) => one === kind);
  if (known) return known;
  throw new Error(`${kind} is not a kind of consent`);
};

/** Every published version, because pages may be open and scripts pinned for a long time. */
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

/** Returns whether a recorded text has a known kind and language. */
export const isPublishedText = (text: {
  readonly kind: string;
  readonly version: string;
  readonly lang: string;
  readonly text: string;
}): text is PublishedText =>
  CONSENT_KINDS.some((kind) => kind === text.kind) && LANGUAGES.some((lang) => lang === text.lang);

/**
 * Returns the published text that a consent names by kind, version and hash; undefined for any other text, because
 * such a text proves nothing about the consent.
 */
export const publishedAs = (
  {consents}: {readonly consents: ReadonlyMap<string, PublishedText>},
  {kind, textVersion, textSha256}: Pick<Consent, 'kind' | 'textVersion' | 'textSha256'>,
): PublishedText | undefined => {
  const found = consents.get(textSha256.toLowerCase());
  return found?.kind === kind && found.version === textVersion ? found : undefined;
};

const UNPUBLISHED = 'unpublished:';

/**
 * Returns the version of a consent's text, with a mark if the text was never published, so that the consent does
 * not count.
 */
export const publishedVersion = (
  texts: Pick<PublishedTexts, 'consents'>,
  consent: Pick<Consent, 'kind' | 'textVersion' | 'textSha256'>,
): string => (publishedAs(texts, consent) ? consent.textVersion : `${UNPUBLISHED}${consent.textVersion}`);

/** Returns whether a recorded consent counts: the visitor agreed to a published text. */
export const isCounted = (textVersion: string): boolean => !textVersion.startsWith(UNPUBLISHED);

/** Reads the texts with the agency's values. Throws the agency's ConfigError. */
export const loadPublishedTexts = (environment: Environment): PublishedTexts => {
  const agency = publicAgency(loadAgency(environment));
  const values = agencyValues(agency);
  // Current texts come last and override older texts with the same wording.
  const texts = [...former, ...current()].flatMap(({kind, version, wordings}) =>
    LANGUAGES.flatMap((lang) => {
      const wording = wordings[lang];
      if (wording === undefined) return [];
      const text = fillPlaceholders(wording, values);
      return [[hash('sha256', text), {kind, version, lang, text}] as const];
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
