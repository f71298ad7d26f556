/**
 * What a visitor can agree to, each by its own unticked box.
 * - `contact`: calls and texts at the number given (makes `phone` required)
 * - `health`: use of health, medication and tobacco answers
 * - `marketplace`: help with Marketplace coverage
 * - `medicare`: contact about Medicare plan options
 */
export const CONSENT_KINDS = ['contact', 'health', 'marketplace', 'medicare'] as const;

/** One kind of consent. */
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** One ticked box: which text the visitor saw and when they agreed. Unticked boxes are not sent. */
export type Consent = {
  readonly kind: ConsentKind;
  /** The version of the consent text, as the catalog names it. */
  readonly textVersion: string;
  /** SHA-256 of the text exactly as shown (UTF-8, placeholders filled in), 64 hex digits. */
  readonly textSha256: string;
  /** When the box was ticked by the visitor's clock, ISO 8601 with time zone. */
  readonly agreedAt: string;
};
