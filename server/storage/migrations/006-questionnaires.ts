import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the table of saved questionnaire results. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'questionnaire')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('health', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('questionnaire_client').on('questionnaire').column('client_id').execute();
};
