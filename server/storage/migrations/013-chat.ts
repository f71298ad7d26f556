import {sql, type Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the tables of conversations and of their events. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'conversation')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('secret_sha256', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'chat_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('chat_event_order')
    .unique()
    .on('chat_event')
    .columns(['submission_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('chat_event_key')
    .unique()
    .on('chat_event')
    .columns(['submission_id', 'key'])
    .where(sql.ref('key'), '!=', sql.lit(''))
    .execute();
  // Few conversations reach the agent; the search answers most.
  await db.schema
    .createIndex('conversation_asked')
    .on('conversation')
    .column('asked_at')
    .where(sql.ref('asked_at'), 'is not', null)
    .execute();
};
