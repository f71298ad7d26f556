/**
 * The versions of the consent texts. A stored consent names its version, so a changed text needs a new one: change the
 * version, then the fingerprint, which a test compares with the texts.
 */
import type {LegalKey} from './catalog.ts';

/** One consent text: its key in the legal catalogs, its version, and the fingerprint of its wording in the five languages. */
export interface ConsentText {
  readonly key: LegalKey;
  readonly version: string;
  /** SHA-256 of the five wordings (en, es, fr, de, zh, placeholders open) joined by line feeds, in hex. */
  readonly wordingSha256: string;
}

/** By the kind of consent that a visitor gives. */
export const consentTexts = {
  contact: {
    key: 'contactConsent',
    version: 'contact-2026-11',
    wordingSha256: 'ab82870070a4627831b9d92a42c701547b79130dac595f2707c076d4a3373b06',
  },
  health: {
    key: 'healthConsent',
    version: 'health-2026-11',
    wordingSha256: '770a1367fea5c83e452819652cb6f89209ce908288a5ffb079f6fe8ae43ac2af',
  },
  marketplace: {
    key: 'marketplaceConsent',
    version: 'marketplace-2026-11',
    wordingSha256: 'cc0b650f0b476241fcff3d91c1fdd00d91aff027190abec30fcde5de0ae5564c',
  },
  medicare: {
    key: 'medicareContact',
    version: 'medicare-2026-11',
    wordingSha256: 'c24a62b522b5652f2bf8d4d8357cea79c2b84c9635cc238140afced67cc66c9e',
  },
} as const satisfies Record<string, ConsentText>;

/** Kind of consent. */
export type ConsentTextKind = keyof typeof consentTexts;
