import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the tables of the processes with open streams, and of the subjects of the streams. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'live_process')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'present')
    .addColumn('process_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('present_key', ['kind', 'subject', 'process_id'])
    .execute();
};
