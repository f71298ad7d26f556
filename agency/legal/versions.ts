/**
 * The versions of the consent texts. A stored consent names its version, so a changed text needs a new version: change the version, add it to
 * `published-consents.json`, then the fingerprint, which a test compares with the texts.
 */
import type {LegalKey} from './catalog.ts';

/** A channel of contact that the text of a consent allows. */
export type ConsentChannel = 'call' | 'email' | 'text';

/** One consent text: its key in the legal catalogs, its version, and the fingerprint of its wording in the five languages. */
export type ConsentText = {
  readonly key: LegalKey;
  readonly version: string;
  /** The channels that its text names. Other versions may differ: `published-consents.json`. */
  readonly channels: readonly ConsentChannel[];
  /** SHA-256 of the five wordings (en, es, fr, de, zh, placeholders open) joined by line feeds, in hex. */
  readonly wordingSha256: string;
};

/** By kind of consent. */
export const consentTexts = {
  contact: {
    key: 'contactConsent',
    version: 'contact-2026-11-22b',
    channels: ['call'],
    wordingSha256: '77f6beb38bd1518062fead4954cd18869f8d978cf98e636f7c24771549157d99',
  },
  texts: {
    key: 'textsConsent',
    version: 'texts-2026-11-22',
    channels: ['text'],
    wordingSha256: 'b27737bc2f74da2e213f34958454d670cb0e1297a4928c7fd8af4b6cf4e392da',
  },
  health: {
    key: 'healthConsent',
    version: 'health-2026-11-22',
    channels: [],
    wordingSha256: '8c5f764ac2437d41763698dfe4aff19792d0a22b7fcf8100f2b7579e7581a14c',
  },
  marketplace: {
    key: 'marketplaceConsent',
    version: 'marketplace-2026-11',
    channels: [],
    wordingSha256: 'cc0b650f0b476241fcff3d91c1fdd00d91aff027190abec30fcde5de0ae5564c',
  },
  medicare: {
    key: 'medicareContact',
    version: 'medicare-2026-11-22',
    channels: ['call', 'email', 'text'],
    wordingSha256: '1d4e0bc1c303cbdfd0d0590656c7d192f4c21788345b3c4ec26c0d299c9d8630',
  },
} as const satisfies Record<string, ConsentText>;
