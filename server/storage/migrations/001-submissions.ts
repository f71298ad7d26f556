import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the tables for submissions, consents, deliveries and idempotency keys. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('held_for', 'text', (column) => column.notNull())
    .addColumn('superseded_by', 'text')
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('partner', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('widget', 'text', (column) => column.notNull())
    .addColumn('widget_version', 'text', (column) => column.notNull())
    .addColumn('elapsed_ms', 'double precision')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text')
    .execute();

  await createKeyedTable(db, 'lead')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('insurance_type', 'text', (column) => column.notNull())
    .execute();

  await createKeyedTable(db, 'contact_message')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();

  await createKeyedTable(db, 'consent')
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('text_sha256', 'text', (column) => column.notNull())
    .addColumn('agreed_at', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_pk', ['submission_id', 'position'])
    .execute();

  await createKeyedTable(db, 'outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();

  await createKeyedTable(db, 'idempotency')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pk', ['kind', 'key'])
    .execute();
};
