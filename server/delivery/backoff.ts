import {MS_PER_HOUR} from '../../insurance/calendar/duration.ts';

/** The schedule of retries. */
export type Backoff = {
  /** The first wait, in milliseconds; each further wait is twice as long, up to the longest. */
  readonly firstMs: number;
  /** The number of attempts before parking. */
  readonly attempts: number;
};

/** The longest wait: a repaired service is noticed within a working day. */
export const LONGEST_WAIT_MS = 6 * MS_PER_HOUR;

/**
 * Returns the wait after a number of failed attempts, in milliseconds. The wait is exponential, with a random
 * factor between half and one, so that deliveries that failed together do not retry together. With the defaults
 * (30 s, 24 attempts), about three days pass until parking.
 */
export const waitMs = (attempts: number, {firstMs}: Backoff, random: () => number = Math.random): number => {
  const full = Math.min(LONGEST_WAIT_MS, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (0.5 + random() / 2));
};
