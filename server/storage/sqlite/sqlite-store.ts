import {Kysely} from 'kysely';
import type {Schema} from '../schema.ts';
import type {Act, Store, Transact} from '../store.ts';
import {threadDialect} from './thread-dialect.ts';
import {SqliteThread, storeClosed, type SqliteOptions} from './thread.ts';

/**
 * The embedded store: one SQLite file in the data folder, in a separate thread. A closed store rejects requests: work that still runs while a
 * program stops must not open the file again.
 */
export class SqliteStore implements Store {
  readonly #thread: SqliteThread;
  readonly #db: Kysely<Schema>;
  readonly #running = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(options: SqliteOptions) {
    this.#thread = new SqliteThread(options);
    this.#db = new Kysely({dialect: threadDialect(this.#thread)});
  }

  perform<Input, Value>({name}: Act<Input, Value>, input: Input): Promise<Value> {
    return this.#thread.ask({kind: 'act', name, input});
  }

  write<Value>(run: (transaction: Transact) => Promise<Value>): Promise<Value> {
    return this.#use(() => this.#db.transaction().execute(run));
  }

  read<Value>(query: (db: Kysely<Schema>) => Promise<Value>): Promise<Value> {
    return this.#use(() => query(this.#db));
  }

  scrub(patienceMs?: number): Promise<void> {
    return this.#thread.ask({kind: 'scrub', patienceMs});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // Kysely sends the first statement of a request some turns later.
    await Promise.allSettled(this.#running);
    await this.#thread.close();
  }

  async #use<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#isClosed) throw storeClosed();
    const running = work();
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }
}
