import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import type {Store} from '../storage/store.ts';

/** The time for which a confirmation is valid, for the purge and for the expiry of backups. */
const CONFIRMED_FOR_MS = MS_PER_DAY;
// Purges run daily. After a longer gap, the purge requires a confirmation. A clock that is fast by less than this
// erases records that much too early.
const MOST_DAYS_APART = 14;
// The clocks of servers that share a database differ, and a clock is sometimes set back slightly.
const MOST_MS_BACK = MS_PER_DAY;

/** The command that confirms the clock. */
const CONFIRM_CLOCK = 'npm run leads -- purge --yes-the-clock-is-right';

/**
 * Nothing was erased: the clock may be wrong, or more records than usual would be erased. The message contains the
 * reason, and the command to run if the clock is right.
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

/** Whether a deletion by age may proceed, and if not, the reason. */
export type ClockVerdict = {
  /** The reason why the clock may be wrong, as a clause; undefined for none. */
  readonly doubt: string | undefined;
  /** Whether a person has confirmed within the last day that the clock is right. */
  readonly isConfirmed: boolean;
};

/**
 * Compares the clock with the last purge of the store or, before the first purge, with the oldest submission. The
 * newest submission is not a reference, because the submission may have arrived while the clock was wrong.
 */
export const judgeClock = async (store: Store, now: Date): Promise<ClockVerdict> => {
  const [run] = await store.read((db) => db.selectFrom('purge_run').selectAll().execute());
  const confirmedMs = run && run.confirmed_at !== '' ? Date.parse(run.confirmed_at) : Number.NaN;
  const isConfirmed = Math.abs(now.getTime() - confirmedMs) < CONFIRMED_FOR_MS;
  return {isConfirmed, doubt: run ? doubtSince(run.last_run_at, now) : await doubtWithoutRun(store, now)};
};

const doubtSince = (lastRunAt: string, now: Date): string | undefined => {
  const sinceMs = now.getTime() - Date.parse(lastRunAt);
  const days = Math.round(Math.abs(sinceMs) / MS_PER_DAY);
  const [clock, last] = [now.toISOString().slice(0, 10), lastRunAt.slice(0, 10)];
  if (sinceMs < -MOST_MS_BACK) return `the clock says ${clock}, ${days} days before the last purge (${last})`;
  if (sinceMs > MOST_DAYS_APART * MS_PER_DAY)
    return `the clock says ${clock}, ${days} days after the last purge (${last})`;
  return undefined;
};

const doubtWithoutRun = async (store: Store, now: Date): Promise<string | undefined> => {
  const [oldest] = await store.read((db) =>
    db.selectFrom('submission').select('received_at').orderBy('received_at').limit(1).execute(),
  );
  const ageMs = oldest ? Math.abs(now.getTime() - Date.parse(oldest.received_at)) : 0;
  if (!oldest || ageMs <= MOST_DAYS_APART * MS_PER_DAY) return undefined;
  return `the clock says ${now.toISOString().slice(0, 10)}, the oldest submission is from ${oldest.received_at.slice(0, 10)}, and no purge has run since`;
};

// Fewer records need no confirmation: in a small store, a few records are quickly a large share.
const MOST_AT_ONCE = 10;
const MOST_SHARE = 0.25;

/** The number of records of a kind that would be erased by age, and the total. */
export type Share = {readonly what: string; readonly due: number; readonly all: number};

/** Names the first share that is larger than a usual daily purge, as a clause; undefined for none. */
export const doubtShares = (shares: readonly Share[]): string | undefined => {
  const large = shares.filter(({due, all}) => due > MOST_AT_ONCE && due > all * MOST_SHARE);
  if (large.length === 0) return undefined;
  return `${large.map(({what, due, all}) => `${due} of ${all} ${what}`).join(' and ')} would be erased at once`;
};
