/** How often and how soon something that failed is tried again. */
export type Backoff = {
  /** The first wait, in milliseconds; each further one is twice as long, up to the longest. */
  readonly firstMs: number;
  /** After so many attempts it is parked. */
  readonly attempts: number;
};

/** No wait is longer: something that works again is noticed within a working day. */
export const LONGEST_WAIT_MS = 6 * 60 * 60 * 1_000;

/**
 * The wait after so many failed attempts, in milliseconds: doubling, and between half and all of it by chance, so that what
 * failed together does not come back together. With the presets (30 s, 24 attempts) about three days pass until parking.
 */
export const waitMs = (attempts: number, {firstMs}: Backoff, random: () => number = Math.random): number => {
  const full = Math.min(LONGEST_WAIT_MS, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (0.5 + random() / 2));
};
