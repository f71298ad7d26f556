import {type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres} from 'rate-limiter-flexible';
import {PROOF_SECONDS} from '../proof-of-work/proof-of-work.ts';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import type {Store} from '../storage/store.ts';
import {WINDOW_SECONDS} from './rate-limit.ts';
import {createStoreLimiter, type StoreLimiter} from './store-limiter.ts';

/** The counts per minute; undefined if there is no limit. */
export type RateLimiters = {
  /** Counts submissions by address. */
  readonly form: RateLimiterAbstract | undefined;
  /** Counts submissions by the partner whose page sent them. */
  readonly origin: RateLimiterAbstract | undefined;
  /** Counts reads of the API by address. */
  readonly read: RateLimiterAbstract | undefined;
  /** Counts requests for pages and files by address. */
  readonly file: RateLimiterAbstract | undefined;
};

/** Limits nothing. */
export const NO_LIMITS: RateLimiters = {
  form: undefined,
  origin: undefined,
  read: undefined,
  file: undefined,
};

type Limits = {
  readonly perAddress: number | 'off';
  readonly perOrigin: number | 'off';
};

const READS_PER_SUBMISSION = 10;
// A first visit loads about forty files: this allows two first visits a second from one address.
const FILES_PER_SUBMISSION = 50;

/**
 * Creates the limiters: a number of submissions, ten times as many reads, and fifty times as many files. Processes
 * that share a PostgreSQL database share the counts of submissions; while the database is unavailable, each
 * process counts separately. Each process always counts its own reads and files, because a database query would
 * cost more than the answer. Without a limit by address, there are no limits at all.
 */
export const createRateLimiters = (store: Store, {perAddress, perOrigin}: Limits): RateLimiters => {
  if (perAddress === 'off') return NO_LIMITS;
  return {
    form: shared(store, {keyPrefix: 'form', points: perAddress, duration: WINDOW_SECONDS}),
    origin:
      perOrigin === 'off'
        ? undefined
        : shared(store, {keyPrefix: 'origin', points: perOrigin, duration: WINDOW_SECONDS}),
    read: local('read', perAddress * READS_PER_SUBMISSION),
    file: local('file', perAddress * FILES_PER_SUBMISSION),
  };
};

const local = (keyPrefix: string, points: number) =>
  new RateLimiterMemory({keyPrefix, points, duration: WINDOW_SECONDS});

/** Stores used proofs of work until they expire; shared like the counts of submissions. */
export const createSpentProofs = (store: Store): RateLimiterAbstract =>
  shared(store, {keyPrefix: 'proof', points: 1, duration: PROOF_SECONDS});

/** The counts of receipts that are mailed to visitors. */
export type ReceiptLimiters = {
  /** Counts receipts by mailbox and day. */
  readonly mailbox: StoreLimiter;
  /** Counts receipts by the network of the sender and by hour; undefined if there is no limit by address. */
  readonly network: StoreLimiter | undefined;
};

const HOUR_SECONDS = 3_600;

/**
 * Creates the limits of receipts: three a day for each mailbox; for each network, half as many an hour as
 * submissions are allowed a minute. The counts are in the store, so that a restart of the server does not allow
 * three more receipts.
 */
export const createReceiptLimiters = (
  store: Pick<Store, 'write'>,
  {perAddress}: Pick<Limits, 'perAddress'>,
): ReceiptLimiters => ({
  mailbox: createStoreLimiter(store, {keyPrefix: 'mailbox', points: 3, duration: 24 * HOUR_SECONDS}),
  network:
    perAddress === 'off'
      ? undefined
      : createStoreLimiter(store, {
          keyPrefix: 'network',
          points: Math.ceil(perAddress / 2),
          duration: HOUR_SECONDS,
        }),
});

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
