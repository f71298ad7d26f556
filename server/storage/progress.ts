import {sql, type Kysely} from 'kysely';
import type {Schema} from './schema.ts';
import {STORED_TABLES} from './stored-tables.ts';

/** Hears how far long work is, in rows. */
export type Progress = {
  /** So many rows more will be read or written. */
  readonly expect: (rows: number) => void;
  /** So many of them are done. */
  readonly advance: (rows: number) => void;
};

/** Tells nobody. */
export const SILENT: Progress = {expect: () => {}, advance: () => {}};

/** Counts the rows of tables, of all unless some are named. */
export const countRows = async (
  db: Kysely<Schema>,
  tables: readonly string[] = STORED_TABLES.map(({name}) => name),
): Promise<number> => {
  let total = 0;
  for (const table of tables) {
    const {rows} = await sql<{
      count: number | string;
    }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    // PostgreSQL counts in text.
    total += Number(rows[0]?.count ?? 0);
  }
  return total;
};
