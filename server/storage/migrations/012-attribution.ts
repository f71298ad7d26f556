import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the table of the facts that the page around a form adds to a submission: campaign and hidden fields. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'attribution')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('utm', 'text', (column) => column.notNull())
    .addColumn('hidden', 'text', (column) => column.notNull())
    .execute();
};
