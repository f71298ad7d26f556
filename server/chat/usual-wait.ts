import type {Store} from '../storage/store.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
// Fewer say nothing about the next one.
const LEAST = 5;
const MOST = 200;

/**
 * The median time from a hand-over to the first human answer, in minutes, over the last 90 days; null where fewer than five were
 * answered. Automatic answers do not count: they would flatter the figure. Conversations that nobody answered are left out, as no
 * wait is known.
 */
export const usualWait = async (store: Pick<Store, 'read'>, now: Date): Promise<number | null> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('conversation')
      .select(['asked_at', 'answered_at'])
      .where('asked_at', '>=', new Date(now.getTime() - DAYS * DAY_MS).toISOString())
      .where('answered_at', 'is not', null)
      .orderBy('asked_at', 'desc')
      .limit(MOST)
      .execute(),
  );
  if (rows.length < LEAST) return null;
  const waits = rows
    .map(({asked_at, answered_at}) => Date.parse(answered_at ?? '') - Date.parse(asked_at ?? ''))
    .toSorted((one, other) => one - other);
  return Math.max(1, Math.round((waits[Math.floor(waits.length / 2)] ?? 0) / MINUTE_MS));
};
