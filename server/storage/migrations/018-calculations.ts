import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the table of the calculations that visitors sent with a quote request. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'calculation')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('health', 'text', (column) => column.notNull())
    .execute();
};
