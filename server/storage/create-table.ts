import {sql, SqliteAdapter, type CreateTableBuilder, type Kysely} from 'kysely';

/**
 * Starts the definition of a table that SQLite stores in the order of the primary key. Without `WITHOUT ROWID`,
 * SQLite stores each row in a tree of row numbers and the text key in a second tree, and writes every changed page
 * to disk. For ascending keys only: rows with random keys are better stored in order of arrival.
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
