import {LONGEST_WAIT_MS} from './backoff.ts';

/** No attempt takes longer than its lease, in milliseconds: see `SEND_LIMIT_MS`. */
export const LEASE_MS = 60_000;

/** Moments that say what is due, all ISO 8601. */
export type Moments = {
  readonly now: string;
  /** No honest wait ends later: whatever is due after it was written by a clock that has been set back since. */
  readonly horizon: string;
  /** No honest lease ends later. */
  readonly leaseHorizon: string;
};

/** Selects the deliveries that are due at a time. */
export const momentsOf = (time: Date): Moments => {
  const later = (ms: number) => new Date(time.getTime() + ms).toISOString();
  return {now: time.toISOString(), horizon: later(2 * LONGEST_WAIT_MS), leaseHorizon: later(2 * LEASE_MS)};
};
