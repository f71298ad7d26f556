import {sql, type Kysely} from 'kysely';
import type {Schema} from './schema.ts';
import {STORED_TABLES} from './stored-tables.ts';

/** Receives the progress of long work, in rows. */
export type Progress = {
  /** Announces further rows to process. */
  readonly expect: (rows: number) => void;
  /** Reports processed rows. */
  readonly advance: (rows: number) => void;
};

/** Ignores all progress. */
export const SILENT: Progress = {expect: () => {}, advance: () => {}};

/** Counts the rows of the named tables, or of all tables if none are named. */
export const countRows = async (
  db: Kysely<Schema>,
  tables: readonly string[] = STORED_TABLES.map(({name}) => name),
): Promise<number> => {
  let total = 0;
  for (const table of tables) {
    const {rows} = await sql<{
      count: number | string;
    }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    // PostgreSQL returns counts as text.
    total += Number(rows[0]?.count ?? 0);
  }
  return total;
};
