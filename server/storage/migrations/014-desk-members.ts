import {sql, type Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the tables of the desk's members and their credentials, and lets the access log name a member. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'member')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await createKeyedTable(db, 'member_passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await createKeyedTable(db, 'member_recovery')
    .addColumn('code_sha256', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .execute();
  await createKeyedTable(db, 'member_link')
    .addColumn('token_sha256', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'member_challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'member_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_sha256', 'text', (column) => column.notNull().unique())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('access_log')
    .addColumn('member_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // Only accesses of members are in the index: nothing looks for the accesses of commands.
  await db.schema
    .createIndex('access_log_member')
    .on('access_log')
    .column('id')
    .where(sql.ref('member_id'), '!=', sql.lit(''))
    .execute();
};
