/**
 * The versions of the consent texts. A stored consent names its version, so a changed text needs a new one: change the
 * version, then the fingerprint, which a test compares with the texts.
 */
import type {LegalKey} from './catalog.ts';

/** One consent text: its key in the legal catalogs, its version, and the fingerprint of its wording in the five languages. */
export type ConsentText = {
  readonly key: LegalKey;
  readonly version: string;
  /** SHA-256 of the five wordings (en, es, fr, de, zh, placeholders open) joined by line feeds, in hex. */
  readonly wordingSha256: string;
};

/** By the kind of consent that a visitor gives. */
export const consentTexts = {
  contact: {
    key: 'contactConsent',
    version: 'contact-2026-11',
    wordingSha256: '1e18a2731b6d20f08b1623174fed8f89dc9cc05babb192d8e2e518061348b334',
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
    wordingSha256: 'b4c1ab8406277604f63fe74f0a96190164babb995e2fde5455b0dc07be4c408f',
  },
} as const satisfies Record<string, ConsentText>;
