import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** The hash before the first entry of the chain. */
const BEGINNING = '0'.repeat(64);

/**
 * Creates the chain of evidence, the list of keys and the log of reads. Adds the columns that record the
 * withdrawal of a consent and find a person's submissions.
 */
export const up = async (
  db: Kysely<{evidence_head: {id: number; seq: number; hash: string}}>,
): Promise<void> => {
  await db.schema
    .createTable('evidence')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('evidence_submission').on('evidence').column('submission_id').execute();
  await db.schema
    .createTable('evidence_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.insertInto('evidence_head').values({id: 1, seq: 0, hash: BEGINNING}).execute();

  await db.schema.alterTable('consent').addColumn('withdrawn_at', 'text').execute();
  await db.schema
    .alterTable('submission')
    .addColumn('person', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await createKeyedTable(db, 'data_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'access_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('submissions', 'text', (column) => column.notNull())
    .execute();
};
