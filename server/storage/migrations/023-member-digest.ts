import type {Kysely} from 'kysely';

/** Adds to each member whether the member gets the digest by mail. Every present member does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('member')
    .addColumn('has_digest', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};
