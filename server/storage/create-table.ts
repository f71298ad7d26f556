import {sql, SqliteAdapter, type CreateTableBuilder, type Kysely} from 'kysely';

/**
 * Begins a table that SQLite keeps in its primary key's own order, as PostgreSQL does in effect: without `WITHOUT ROWID`
 * each row stands in a tree of row numbers and its text key in a second one, and every touched page is written to disk. For keys
 * that come in order; rows of random keys are better kept as they come.
 */
export const createKeyedTable = <Tables, Name extends string>(
  db: Kysely<Tables>,
  name: Name,
): CreateTableBuilder<Name> => {
  const table = db.schema.createTable(name);
  return isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table;
};

/** Says whether the database is SQLite. */
export const isSqlite = (db: {getExecutor: () => {readonly adapter: unknown}}): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;
