import {type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres} from 'rate-limiter-flexible';
import {PROOF_SECONDS} from '../proof-of-work/proof-of-work.ts';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import type {Store} from '../storage/store.ts';
import {WINDOW_SECONDS} from './rate-limit.ts';

/** The counts per minute; undefined where there is no limit. */
export type RateLimiters = {
  /** Submissions by address. */
  readonly form: RateLimiterAbstract | undefined;
  /** Submissions by the partner whose page sent them. */
  readonly origin: RateLimiterAbstract | undefined;
  /** Reads by address. */
  readonly read: RateLimiterAbstract | undefined;
};

type Limits = {
  readonly perAddress: number | 'off';
  readonly perOrigin: number | 'off';
};

const READS_PER_SUBMISSION = 10;

/**
 * Counts submissions, and reads ten times as many. Processes that share a PostgreSQL database share the counts of
 * submissions; while it cannot be reached, each process counts for itself. Reads are counted in each process: they cost
 * less than asking. Without a limit by address there is none at all.
 */
export const createRateLimiters = (store: Store, {perAddress, perOrigin}: Limits): RateLimiters => {
  if (perAddress === 'off') return {form: undefined, origin: undefined, read: undefined};
  return {
    form: shared(store, {keyPrefix: 'form', points: perAddress, duration: WINDOW_SECONDS}),
    origin:
      perOrigin === 'off'
        ? undefined
        : shared(store, {keyPrefix: 'origin', points: perOrigin, duration: WINDOW_SECONDS}),
    read: new RateLimiterMemory({
      keyPrefix: 'read',
      points: perAddress * READS_PER_SUBMISSION,
      duration: WINDOW_SECONDS,
    }),
  };
};

/** Remembers proofs of work that were used, one point each, for as long as they would hold; shared like the counts. */
export const createSpentProofs = (store: Store): RateLimiterAbstract =>
  shared(store, {keyPrefix: 'proof', points: 1, duration: PROOF_SECONDS});

type Options = {readonly keyPrefix: string; readonly points: number; readonly duration: number};

const shared = (store: Store, options: Options): RateLimiterAbstract => {
  const own = new RateLimiterMemory(options);
  if (!(store instanceof PostgresStore)) return own;
  return new RateLimiterPostgres({
    ...options,
    storeClient: store.pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: options.keyPrefix === 'form',
    insuranceLimiter: own,
  });
};
