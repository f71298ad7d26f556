import type {Request} from './of-schema.ts';
import type {ConsentSchema} from './submission.schema.ts';

/**
 * The kinds of consent, each with its own unticked box.
 * - `contact`: calls to the number given (makes `phone` required). Wordings up to `contact-2026-11-22` cover texts as well
 * - `texts`: text messages to the number given (makes `phone` required)
 * - `health`: use of health, medication and tobacco answers
 * - `marketplace`: help with Marketplace coverage
 * - `medicare`: contact about Medicare plan options
 */
export const CONSENT_KINDS = ['contact', 'texts', 'health', 'marketplace', 'medicare'] as const;

/** One kind of consent. */
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** One ticked box: which text the visitor saw and when they agreed. Unticked boxes are not sent. */
export type Consent = Request<typeof ConsentSchema>;
