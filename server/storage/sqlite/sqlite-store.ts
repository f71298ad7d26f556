import {Kysely} from 'kysely';
import type {Schema} from '../schema.ts';
import type {OnCommit} from '../group-commit.ts';
import type {Act, Store, Transact} from '../store.ts';
import {threadDialect} from './thread-dialect.ts';
import {SqliteThread} from './thread.ts';

/** The embedded store: one SQLite file under the data folder, in a thread of its own. `onFault` is for the log. */
export class SqliteStore implements Store {
  readonly #thread: SqliteThread;
  readonly #db: Kysely<Schema>;

  constructor(dataDir: string, onFault: (error: unknown) => void = () => {}, onCommit?: OnCommit) {
    this.#thread = new SqliteThread(dataDir, onFault, onCommit);
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
