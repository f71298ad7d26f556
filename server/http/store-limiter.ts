import {sql} from 'kysely';
import {RateLimiterRes} from 'rate-limiter-flexible';
import {MS_PER_MINUTE} from '../../insurance/calendar/duration.ts';
import type {Store} from '../storage/store.ts';

/** A counter that keeps its counts after a restart. */
export type StoreLimiter = {
  /** Counts one use. Rejects with a RateLimiterRes above the limit, like the limiters in memory; throws StorageUnavailableError. */
  readonly consume: (key: string) => Promise<void>;
};

/** The largest difference between the clocks of processes that share counts, in milliseconds. */
export const CLOCKS_DIFFER_MS = 5 * MS_PER_MINUTE;

type Options = {
  readonly keyPrefix: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
  readonly now?: () => Date;
};

/**
 * Creates a counter in the store, for rare events, because each count is a write. The database and its backups
 * contain the keys, so pass hashes of personal data.
 */
export const createStoreLimiter = (
  store: Pick<Store, 'write'>,
  {keyPrefix, points, duration, now = () => new Date()}: Options,
): StoreLimiter => ({
  consume: async (name) => {
    const at = now().getTime();
    const key = `${keyPrefix}:${name}`;
    const expire = at + duration * 1_000;
    const counted = await store.write(async (transaction) => {
      await transaction
        .deleteFrom('rate_limit')
        .where((eb) =>
          eb.or([
            eb('expire', '<=', at),
            // A clock that ran ahead began the count, which would go on for days or years.
            eb.and([eb('key', '=', key), eb('expire', '>', expire + CLOCKS_DIFFER_MS)]),
          ]),
        )
        .execute();
      return await transaction
        .insertInto('rate_limit')
        .values({key, points: 1, expire})
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({points: sql<number>`rate_limit.points + 1`}),
        )
        .returning(['points', 'expire'])
        .executeTakeFirstOrThrow();
    });
    if (counted.points > points)
      throw new RateLimiterRes(0, Math.max(1, Number(counted.expire) - at), counted.points, false);
  },
});
