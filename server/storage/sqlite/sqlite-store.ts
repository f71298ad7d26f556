import {Kysely} from 'kysely';
import type {Schema} from '../schema.ts';
import type {Act, Store, Transact} from '../store.ts';
import {threadDialect} from './thread-dialect.ts';
import {SqliteThread, type SqliteOptions} from './thread.ts';

/** The embedded store: one SQLite file in the data folder, in a separate thread. */
export class SqliteStore implements Store {
  readonly #thread: SqliteThread;
  readonly #db: Kysely<Schema>;

  constructor(options: SqliteOptions) {
    this.#thread = new SqliteThread(options);
    this.#db = new Kysely({dialect: threadDialect(this.#thread)});
  }

  perform<Input, Value>({name}: Act<Input, Value>, input: Input): Promise<Value> {
    return this.#thread.ask({kind: 'act', name, input});
  }

  write<Value>(run: (transaction: Transact) => Promise<Value>): Promise<Value> {
    return this.#db.transaction().execute(run);
  }

  read<Value>(query: (db: Kysely<Schema>) => Promise<Value>): Promise<Value> {
    return query(this.#db);
  }

  scrub(patienceMs?: number): Promise<void> {
    return this.#thread.ask({kind: 'scrub', patienceMs});
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
