import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {MS_PER_MINUTE} from '../../insurance/calendar/duration.ts';
import type {Store} from '../storage/store.ts';

const DAYS = 90;
// With fewer waits, the median is meaningless.
const LEAST = 5;
const MOST = 200;

/**
 * Returns the median time from a hand-over to the first answer of a person, in minutes, over the last 90 days; null with fewer than five
 * answers. Automatic answers do not count, because they would lower the figure. Unanswered conversations are left out, because their wait
 * is unknown.
 */
export const usualWait = async (store: Pick<Store, 'read'>, now: Date): Promise<number | null> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('conversation')
      .select(['asked_at', 'answered_at'])
      .where('asked_at', '>=', new Date(now.getTime() - DAYS * MS_PER_DAY).toISOString())
      .where('answered_at', 'is not', null)
      .orderBy('asked_at', 'desc')
      .limit(MOST)
      .execute(),
  );
  if (rows.length < LEAST) return null;
  const waits = rows
    .map(({asked_at, answered_at}) => Date.parse(answered_at ?? '') - Date.parse(asked_at ?? ''))
    .toSorted((one, other) => one - other);
  return Math.max(1, Math.round((waits[Math.floor(waits.length / 2)] ?? 0) / MS_PER_MINUTE));
};
