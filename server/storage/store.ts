import type {Kysely, Transaction} from 'kysely';
import type {Schema} from './schema.ts';

/** A transaction over our tables. */
export type Transact = Transaction<Schema>;

/**
 * A named act, of which everything or nothing is committed. An act may run in another thread, beside the database:
 * the input and the value are plain data (JSON), and the act must use only the given transaction. After a
 * collision with another process, the act runs again, and only the last run counts.
 */
export type Act<Input, Value> = {
  readonly name: string;
  readonly run: (transaction: Transact, input: Input) => Promise<Value>;
};

/** The store for services; SQLite or PostgreSQL implements it. */
export type Store = {
  /**
   * Performs an act of the list in `acts.ts`. Concurrent acts are grouped, each under a savepoint. Resolves after
   * the commit has returned. Throws StorageUnavailableError or the act's error.
   */
  readonly perform: <Input, Value>(act: Act<Input, Value>, input: Input) => Promise<Value>;
  /**
   * Runs any function in a transaction, with the same guarantee. Each of its statements is a separate message and blocks other writes: for
   * rare work.
   */
  readonly write: <Value>(run: (transaction: Transact) => Promise<Value>) => Promise<Value>;
  /** Reads committed data. Throws StorageUnavailableError when the store cannot be used. */
  readonly read: <Value>(query: (db: Kysely<Schema>) => Promise<Value>) => Promise<Value>;
  /**
   * Overwrites erased rows in files, as far as the database supports this. Throws ScrubPendingError when other programs block it for the whole
   * time. Without `patienceMs`, for servers, no request is noticeably delayed: SQLite then retries in the background, PostgreSQL leaves the
   * blocking work to a later call with patience.
   */
  readonly scrub: (patienceMs?: number) => Promise<void>;
  /** Settles all submitted acts, then closes the database. */
  readonly close: () => Promise<void>;
};

/** Opens the SQLite store in a data folder. */
export type OpenSqliteStore = (dataDir: string) => Store;
