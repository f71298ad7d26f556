import {sql, type Kysely, type SqlBool} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/**
 * Creates the tables for the desk's data about people: cards, notes, follow-ups, merges, mails, and the days that
 * had a digest.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'person_card')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('corrections', 'text', (column) => column.notNull())
    .addColumn('is_stopped', 'integer', (column) => column.notNull())
    .addColumn('scope_recorded_at', 'text')
    .addColumn('reminders_ended_at', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'person_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'follow_up')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('for_visitor', 'integer', (column) => column.notNull())
    .addColumn('reminded_for', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute();
  await createKeyedTable(db, 'person_merge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await createKeyedTable(db, 'person_mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('outbox_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'digest')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await createIndexes(db);
};

const createIndexes = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['person_card', 'person_note', 'follow_up', 'person_merge', 'person_mail'])
    await db.schema.createIndex(`${table}_of`).on(table).column('submission_id').execute();
  await db.schema.createIndex('person_merge_other').on('person_merge').column('other_id').execute();
  await db.schema.createIndex('follow_up_due').on('follow_up').columns(['state', 'due_on']).execute();
  // Few rows of the outbox belong to the desk; the index contains only these.
  await db.schema
    .createIndex('outbox_of_person')
    .on('outbox')
    .column('submission_id')
    .where(sql<SqlBool>`topic in ('followup.due', 'followup.reminder', 'person.mail', 'desk.digest')`)
    .execute();
};
