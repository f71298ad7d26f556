import type {Kysely, Transaction} from 'kysely';
import type {Schema} from './schema.ts';

/** A transaction over our tables. */
export type Transact = Transaction<Schema>;

/**
 * A named act: everything in it happens, or nothing. It runs beside the database, which may be in another thread: its
 * input and its value are plain data (JSON), and it must use only the transaction it is given. It may run more than once,
 * when another process got in its way: only the last time counts.
 */
export type Act<Input, Value> = {
  readonly name: string;
  readonly run: (transaction: Transact, input: Input) => Promise<Value>;
};

/** What services know of the store; SQLite and PostgreSQL are behind it. */
export type Store = {
  /**
   * Performs an act of the list in `acts.ts`, together with others of the same moment, each under its own savepoint. Resolves
   * once the commit that holds it has returned. Throws StorageUnavailableError or the act's own error.
   */
  readonly perform: <Input, Value>(act: Act<Input, Value>, input: Input) => Promise<Value>;
  /**
   * Runs any function in a transaction, with the same promise. Each of its statements is a message of its own and others
   * wait meanwhile: for what happens rarely.
   */
  readonly write: <Value>(run: (transaction: Transact) => Promise<Value>) => Promise<Value>;
  /** Reads what has been committed. Throws StorageUnavailableError when the store cannot be used. */
  readonly read: <Value>(query: (db: Kysely<Schema>) => Promise<Value>) => Promise<Value>;
  /**
   * Overwrites what erased rows have left behind in files, as far as the database lets us. Throws ScrubOwedError when others were in
   * the way for so long. Without `patienceMs` nobody is kept waiting to speak of, which is for servers: SQLite then goes on trying by
   * itself, PostgreSQL leaves to a more patient one what would keep submissions waiting.
   */
  readonly scrub: (patienceMs?: number) => Promise<void>;
  /** Settles what was handed over, then lets go of the database. */
  readonly close: () => Promise<void>;
};

/** Opens the SQLite store in a data folder. */
export type OpenSqliteStore = (dataDir: string) => Store;
