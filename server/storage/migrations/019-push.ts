import {sql, type Kysely, type SqlBool} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/**
 * Creates the tables of push messages: the server's key, the members' choices, their devices, and the devices that have received a message.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'push_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'push_choice')
    .addColumn('member_id', 'text', (column) => column.primaryKey().references('member.id'))
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'push_device')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('endpoint_sha256', 'text', (column) => column.notNull().unique())
    .addColumn('subscription', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('push_device_of').on('push_device').column('member_id').execute();
  await createKeyedTable(db, 'push_sent')
    .addColumn('outbox_id', 'text', (column) => column.notNull())
    .addColumn('device_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_sent_pk', ['outbox_id', 'device_id'])
    .execute();
  await db.schema.dropIndex('outbox_of_person').execute();
  await db.schema
    .createIndex('outbox_of_person')
    .on('outbox')
    .column('submission_id')
    .where(
      sql<SqlBool>`topic in ('followup.due', 'followup.reminder', 'person.mail', 'desk.digest', 'desk.notice')`,
    )
    .execute();
};
