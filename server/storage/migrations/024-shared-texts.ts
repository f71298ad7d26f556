import type {Kysely} from 'kysely';

/** Adds to each record whether assistants may read its texts. Nobody has decided so about a present record. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('inbox_item')
    .addColumn('is_shared', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
