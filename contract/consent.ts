import type {Request} from './of-schema.ts';
import type {ConsentSchema} from './submission.schema.ts';

/**
 * The kinds of consent, each with a separate unchecked box. - `contact`: calls to the given number (makes `phone`
 * required). Wordings up to `contact-2026-11-22` also cover texts - `texts`: text messages to the given number (makes
 * `phone` required) - `health`: use of health, medication and tobacco answers - `marketplace`: help with Marketplace
 * coverage - `medicare`: contact about Medicare plan options
 */
export const CONSENT_KINDS = ['contact', 'texts', 'health', 'marketplace', 'medicare'] as const;

/** One kind of consent. */
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** A checked box: the version of its text and the time. Unchecked boxes are not sent. */
export type Consent = Request<typeof ConsentSchema>;
