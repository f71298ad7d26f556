import {sql, type Kysely} from 'kysely';
import {isSqlite} from '../create-table.ts';

/**
 * Lets SQLite store the rows of idempotency keys in order of arrival, with an index of the keys. Clients choose random keys: in the order
 * of the keys, each new row was on a different page, and its neighbors were rewritten whenever the page was full. The index is a quarter of
 * the size.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // PostgreSQL stores rows in order of arrival already.
  if (!isSqlite(db)) return;
  await db.schema
    .createTable('idempotency_by_arrival')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_pk', ['kind', 'key'])
    .execute();
  const columns = sql.raw('kind, key, submission_id, fingerprint, state, created_at');
  await sql`insert into idempotency_by_arrival (${columns}) select ${columns} from idempotency order by created_at`.execute(
    db,
  );
  await db.schema.dropTable('idempotency').execute();
  await db.schema.alterTable('idempotency_by_arrival').renameTo('idempotency').execute();
};
