import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the table of the contact messages that visitors left in a conversation. The conversation of an earlier message is unknown. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'chat_contact')
    .addColumn('contact_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('conversation_id', 'text', (column) => column.notNull().references('submission.id'))
    .execute();
  await db.schema
    .createIndex('chat_contact_conversation')
    .on('chat_contact')
    .column('conversation_id')
    .execute();
};
