import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type {SqliteThread} from './thread.ts';

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  #session: number | undefined;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async begin(): Promise<void> {
    await this.#thread.ask({kind: 'begin'}, (id) => {
      this.#session = id;
    });
  }

  async end(isKept: boolean): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    if (session !== undefined) await this.#thread.ask({kind: 'end', session, isKept});
  }

  async executeQuery<Row>({sql, parameters}: CompiledQuery): Promise<QueryResult<Row>> {
    return await this.#thread.ask({kind: 'statement', session: this.#session, sql, parameters});
  }

  streamQuery(): never {
    throw new Error('the store does not stream');
  }
}

// Connections cost nothing here: each connection represents one transaction, or reads.
class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ThreadConnection(this.#thread);
  }

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.end(true);
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    await connection.end(false);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/**
 * Builds Kysely's dialect whose statements run in the thread of the SQLite file; transactions join that thread's
 * groups.
 */
export const threadDialect = (thread: SqliteThread): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(thread),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
