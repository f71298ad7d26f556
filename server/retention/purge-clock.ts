import type {Store} from '../storage/store.ts';

const DAY_MS = 86_400_000;
/** How long a confirmation holds, for the purge and for backups that expire. */
const CONFIRMED_FOR_MS = DAY_MS;
// Purges run daily. A server that was off for longer than this asks; a clock that is wrong by less erases that much too early.
const MOST_DAYS_APART = 14;
// Clocks of servers that share a database differ, and are set back a little now and then.
const MOST_MS_BACK = DAY_MS;

/** What to run once somebody has looked at the clock. */
const CONFIRM_CLOCK = 'npm run leads -- purge --yes-the-clock-is-right';

/**
 * Nothing was erased: the clock may be wrong, or more would go than an ordinary day takes. The message says why, and what to
 * run when the clock is right.
 */
export class PurgeWithheldError extends Error {
  override readonly name = 'PurgeWithheldError';
  readonly code = 'purge-withheld';

  /** `reason`: what speaks against erasing, as a clause. */
  constructor(reason: string) {
    super(
      `Nothing was erased, because ${reason}. Compare the clock of this machine with another one. If the clock is right, run: ${CONFIRM_CLOCK}`,
    );
  }
}

/** Whether a deletion by age may go ahead, with the reason against it. */
export type ClockVerdict = {
  /** Why the clock may be wrong, as a clause; undefined when nothing suggests that. */
  readonly doubt: string | undefined;
  /** Whether somebody has confirmed within the last day that the clock is right. */
  readonly isConfirmed: boolean;
};

/**
 * Compares the clock with the last purge of the store, or, before the first one, with its oldest submission. The newest
 * submission is no measure: it may have come while the clock was wrong.
 */
export const judgeClock = async (store: Store, now: Date): Promise<ClockVerdict> => {
  const [run] = await store.read((db) => db.selectFrom('purge_run').selectAll().execute());
  const confirmedMs = run && run.confirmed_at !== '' ? Date.parse(run.confirmed_at) : Number.NaN;
  const isConfirmed = Math.abs(now.getTime() - confirmedMs) < CONFIRMED_FOR_MS;
  return {isConfirmed, doubt: run ? doubtSince(run.last_run_at, now) : await doubtWithoutRun(store, now)};
};

const doubtSince = (lastRunAt: string, now: Date): string | undefined => {
  const sinceMs = now.getTime() - Date.parse(lastRunAt);
  const days = Math.round(Math.abs(sinceMs) / DAY_MS);
  const [clock, last] = [now.toISOString().slice(0, 10), lastRunAt.slice(0, 10)];
  if (sinceMs < -MOST_MS_BACK) return `the clock says ${clock}, ${days} days before the last purge (${last})`;
  if (sinceMs > MOST_DAYS_APART * DAY_MS)
    return `the clock says ${clock}, ${days} days after the last purge (${last})`;
  return undefined;
};

const doubtWithoutRun = async (store: Store, now: Date): Promise<string | undefined> => {
  const [oldest] = await store.read((db) =>
    db.selectFrom('submission').select('received_at').orderBy('received_at').limit(1).execute(),
  );
  const ageMs = oldest ? Math.abs(now.getTime() - Date.parse(oldest.received_at)) : 0;
  if (!oldest || ageMs <= MOST_DAYS_APART * DAY_MS) return undefined;
  return `the clock says ${now.toISOString().slice(0, 10)}, the oldest submission is of ${oldest.received_at.slice(0, 10)}, and no purge has run between`;
};

// Fewer go without a question: in a small store they are soon a large part.
const MOST_AT_ONCE = 10;
const MOST_SHARE = 0.25;

/** How many of a kind would be erased by their age, out of how many. */
export type Share = {readonly what: string; readonly due: number; readonly all: number};

/** Says which share is larger than a day's purge should take, as a clause; undefined when none is. */
export const doubtShares = (shares: readonly Share[]): string | undefined => {
  const large = shares.filter(({due, all}) => due > MOST_AT_ONCE && due > all * MOST_SHARE);
  if (large.length === 0) return undefined;
  return `${large.map(({what, due, all}) => `${due} of ${all} ${what}`).join(' and ')} would go at once`;
};
