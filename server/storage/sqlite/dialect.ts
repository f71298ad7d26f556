import type {DatabaseSync, SQLInputValue, StatementSync} from 'node:sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import type {StatementAtOnce, StatementsAtOnce} from '../prepared.ts';
import type {Schema} from '../schema.ts';
import {whileLocked} from './while-locked.ts';

const MAX_CACHED_STATEMENTS = 200;

// Kysely passes on the values of our queries: texts, numbers and nulls.
const bindable = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[];

// Adapts Kysely's better-sqlite3 interface to `node:sqlite`.
const adaptStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...bindable(parameters)),
  run: (parameters) => statement.run(...bindable(parameters)),
  iterate: (parameters) => statement.iterate(...bindable(parameters)),
});

const adaptDatabase = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      if (statements.size < MAX_CACHED_STATEMENTS) statements.set(sql, statement);
      return statement;
    },
  };
};

// A transaction that reads before it writes fails immediately when another process has written in between, whatever the busy timeout
// (SQLITE_BUSY_SNAPSHOT). With the write lock from the start, it waits instead.
class ImmediateDriver extends SqliteDriver {
  readonly #lockPatienceMs: number;

  constructor(database: SqliteDatabase, lockPatienceMs: number) {
    super({database});
    this.#lockPatienceMs = lockPatienceMs;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await whileLocked(this.#lockPatienceMs, () =>
      connection.executeQuery(CompiledQuery.raw('begin immediate')),
    );
  }
}

class Adapter extends SqliteAdapter implements StatementsAtOnce {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  prepareAtOnce(sql: string): StatementAtOnce {
    const statement = this.#database.prepare(sql);
    return (parameters) => statement.all(...bindable(parameters));
  }

  // SQLite does roll back CREATE TABLE: an interrupted migration leaves nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const sqliteDialect = (database: DatabaseSync, lockPatienceMs: number): Dialect => ({
  createAdapter: () => new Adapter(database),
  createDriver: () => new ImmediateDriver(adaptDatabase(database), lockPatienceMs),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/**
 * Kysely over an open `node:sqlite` database, which `destroy` closes. A transaction waits for another process's lock for `lockPatienceMs`.
 */
export class SqliteKysely extends Kysely<Schema> {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, lockPatienceMs = 0) {
    super({dialect: sqliteDialect(database, lockPatienceMs)});
    this.#database = database;
  }

  // Kysely closes only a database that a query has used.
  override async destroy(): Promise<void> {
    await super.destroy();
    if (this.#database.isOpen) this.#database.close();
  }
}
