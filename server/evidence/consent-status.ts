import type {ConsentKind} from '../../contract/consent.ts';
import {addMonths} from '../../insurance/calendar/day.ts';

/** Whether the agency may still act on a consent. */
export type ConsentStatus = 'standing' | 'withdrawn' | 'lapsed';

/** The facts that decide the status of a consent; moments in ISO 8601. */
export type ConsentFacts = {
  readonly kind: string;
  /** The time of the visitor's clock. */
  readonly agreedAt: string;
  /** The time of the server's clock. */
  readonly recordedAt: string;
  readonly withdrawnAt: string | null;
};

/**
 * The duration of each kind of consent in months, from its text. The Medicare permission "lasts 12 months or until I withdraw it"
 * (agency/legal, `medicareContact`, 2026); the other texts name no end.
 */
const MONTHS: Partial<Record<ConsentKind, number>> = {medicare: 12};

/** Returns the moment at which a consent lapses, in ISO 8601; null for a consent without an end. */
export const lapsesAt = ({kind, agreedAt, recordedAt}: ConsentFacts): string | null => {
  const months = new Map<string, number>(Object.entries(MONTHS)).get(kind);
  if (months === undefined) return null;
  // The visitor's clock may be wrong in both directions; the earlier end does no harm.
  const moments = [agreedAt, recordedAt].map((text) => Date.parse(text)).filter(Number.isFinite);
  // Without a known moment, nothing shows that the consent is in force. A clock before 1970 is no better, and the year may have more than
  // four digits.
  const start = new Date(moments.length === 0 ? 0 : Math.max(0, Math.min(...moments))).toISOString();
  return `${addMonths(start.slice(0, 10), months)}${start.slice(10)}`;
};

/** Returns the status of a consent at a moment. A withdrawn consent stays withdrawn even if it has also lapsed. */
export const consentStatus = (consent: ConsentFacts, now: Date): ConsentStatus => {
  if (consent.withdrawnAt !== null) return 'withdrawn';
  const end = lapsesAt(consent);
  return end !== null && now.toISOString() >= end ? 'lapsed' : 'standing';
};
