import {type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres} from 'rate-limiter-flexible';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import type {Store} from '../storage/store.ts';
import {WINDOW_SECONDS} from './rate-limit.ts';

/** The counts per address and minute; undefined where there is no limit. */
export type RateLimiters = {
  readonly form: RateLimiterAbstract | undefined;
  readonly read: RateLimiterAbstract | undefined;
};

const READS_PER_SUBMISSION = 10;

/**
 * Counts submissions, and reads ten times as many. Processes that share a PostgreSQL database share the counts of
 * submissions; while it cannot be reached, each process counts for itself. Reads are counted in each process: they cost
 * less than asking.
 */
export function createRateLimiters(store: Store, submissionsPerMinute: number | 'off'): RateLimiters {
  if (submissionsPerMinute === 'off') return {form: undefined, read: undefined};
  const form = {keyPrefix: 'form', points: submissionsPerMinute, duration: WINDOW_SECONDS};
  const own = new RateLimiterMemory(form);
  return {
    form:
      store instanceof PostgresStore
        ? new RateLimiterPostgres({
            ...form,
            storeClient: store.pool,
            storeType: 'pool',
            tableName: 'rate_limit',
            tableCreated: true,
            clearExpiredByTimeout: true,
            insuranceLimiter: own,
          })
        : own,
    read: new RateLimiterMemory({
      keyPrefix: 'read',
      points: submissionsPerMinute * READS_PER_SUBMISSION,
      duration: WINDOW_SECONDS,
    }),
  };
}
