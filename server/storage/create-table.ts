import {sql, SqliteAdapter, type CreateTableBuilder, type Kysely} from 'kysely';

/**
 * Begins a table that SQLite stores in the order of its primary key, as PostgreSQL does in effect: without `WITHOUT ROWID`, each row is in
 * a tree of row numbers and its text key in a second tree, and every touched page is written to disk. For ascending keys only; rows with
 * random keys are better stored in order of arrival.
 */
export const createKeyedTable = <Tables, Name extends string>(
  db: Kysely<Tables>,
  name: Name,
): CreateTableBuilder<Name> => {
  const table = db.schema.createTable(name);
  return isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table;
};

/** Returns whether the database is SQLite. */
export const isSqlite = (db: {getExecutor: () => {readonly adapter: unknown}}): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;
