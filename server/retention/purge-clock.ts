import type {Store} from '../storage/store.ts';

const DAY_MS = 86_400_000;
/** The validity of a confirmation, for the purge and for expiring backups. */
const CONFIRMED_FOR_MS = DAY_MS;
// Purges run daily. A server that was off for longer than this requires a confirmation; a clock that is wrong by less erases records that
// much too early.
const MOST_DAYS_APART = 14;
// Clocks of servers that share a database differ, and are sometimes set back slightly.
const MOST_MS_BACK = DAY_MS;

/** The command that confirms the clock. */
const CONFIRM_CLOCK = 'npm run leads -- purge --yes-the-clock-is-right';

/**
 * Nothing was erased: the clock may be wrong, or more records than usual would be erased. The message has the reason, and the command to
 * run when the clock is right.
 */
export class PurgeWithheldError extends Error {
  override readonly name = 'PurgeWithheldError';
  readonly code = 'purge-withheld';

  /** `reason`: the objection to the erasure, as a clause. */
  constructor(reason: string) {
    super(
      `Nothing was erased, because ${reason}. Compare the clock of this machine with another clock. If the clock is right, run: ${CONFIRM_CLOCK}`,
    );
  }
}

/** Whether a deletion by age may proceed, and the reason against it. */
export type ClockVerdict = {
  /** The reason why the clock may be wrong, as a clause; undefined without one. */
  readonly doubt: string | undefined;
  /** Whether somebody has confirmed within the last day that the clock is right. */
  readonly isConfirmed: boolean;
};

/**
 * Compares the clock with the last purge of the store, or, before the first purge, with its oldest submission. The newest submission is not
 * used, because it may have come while the clock was wrong.
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
  return `the clock says ${now.toISOString().slice(0, 10)}, the oldest submission is from ${oldest.received_at.slice(0, 10)}, and no purge has run since`;
};

// Fewer records need no confirmation: in a small store they are quickly a large part.
const MOST_AT_ONCE = 10;
const MOST_SHARE = 0.25;

/** The number of records of a kind that would be erased by age, and the total. */
export type Share = {readonly what: string; readonly due: number; readonly all: number};

/** Returns the share that is larger than a day's purge should be, as a clause; undefined without one. */
export const doubtShares = (shares: readonly Share[]): string | undefined => {
  const large = shares.filter(({due, all}) => due > MOST_AT_ONCE && due > all * MOST_SHARE);
  if (large.length === 0) return undefined;
  return `${large.map(({what, due, all}) => `${due} of ${all} ${what}`).join(' and ')} would be erased at once`;
};
