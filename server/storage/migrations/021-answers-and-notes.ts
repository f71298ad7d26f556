import {sql, type Kysely} from 'kysely';

/**
 * Adds to each record the time of the first answer, taken from conversations and mails as far as known. Adds to
 * each note whether the note is about a call, the version and the earlier texts.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('inbox_item').addColumn('answered_at', 'text').execute();
  await sql`update inbox_item set answered_at = (
    select answered_at from conversation where conversation.submission_id = inbox_item.submission_id
  )`.execute(db);
  await sql`update inbox_item set answered_at = (
    select min(at) from person_mail where person_mail.submission_id = inbox_item.submission_id
  ) where answered_at is null`.execute(db);
  // SQLite adds one column at a time.
  await db.schema
    .alterTable('person_note')
    .addColumn('is_call', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('person_note')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('person_note')
    .addColumn('note_of', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('person_note').addColumn('edited_at', 'text').execute();
};
