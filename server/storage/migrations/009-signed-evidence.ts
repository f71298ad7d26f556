import {sql, type Kysely} from 'kysely';

/**
 * Adds the signature column to the chain of evidence, and the time of the last purge. The last purge of a store
 * with submissions is set to the time of the newest submission, because the clock was trusted until then.
 */
export const up = async (
  db: Kysely<{purge_run: {id: number; last_run_at: string; confirmed_at: string}}>,
): Promise<void> => {
  await db.schema
    .alterTable('evidence')
    .addColumn('mac', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('purge_run')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last_run_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into purge_run (id, last_run_at, confirmed_at)
    select 1, max(received_at), '' from submission having max(received_at) is not null`.execute(db);
};
