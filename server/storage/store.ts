import type {Kysely, Transaction} from 'kysely';
import type {Schema} from './schema.ts';

/** A transaction over our tables. */
export type Transact = Transaction<Schema>;

/**
 * A named act: all of it is committed, or nothing. It may run in another thread, beside the database: its input and its value are plain
 * data (JSON), and it must use only the given transaction. After a collision with another process it runs again: only the last run counts.
 */
export type Act<Input, Value> = {
  readonly name: string;
  readonly run: (transaction: Transact, input: Input) => Promise<Value>;
};

/** The store for services; SQLite or PostgreSQL implements it. */
export type Store = {
  /**
   * Performs an act of the list in `acts.ts`, grouped with concurrent acts, each under its own savepoint. Resolves after the commit has
   * returned. Throws StorageUnavailableError or the act's error.
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
   * Overwrites erased rows in files, as far as the database supports this. Throws ScrubOwedError when other programs block it for the whole
   * time. Without `patienceMs`, for servers, no request is noticeably delayed: SQLite then retries in the background, PostgreSQL leaves the
   * blocking work to a later call with patience.
   */
  readonly scrub: (patienceMs?: number) => Promise<void>;
  /** Settles all submitted acts, then closes the database. */
  readonly close: () => Promise<void>;
};

/** Opens the SQLite store in a data folder. */
export type OpenSqliteStore = (dataDir: string) => Store;
