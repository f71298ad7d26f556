import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the tables of the calculations that visitors sent with a quote request, and of the private links to saved results. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'calculation')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('health', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'result_link')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
};
