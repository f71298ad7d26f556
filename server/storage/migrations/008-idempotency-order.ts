import {sql, type Kysely} from 'kysely';
import {isSqlite} from '../create-table.ts';

/**
 * Lets SQLite keep the rows of idempotency keys in the order in which they came, with their keys in an index. Clients choose
 * keys at random: in the order of the keys each new row landed on a page of its own, whose neighbours were rewritten with it whenever
 * it was full. The index is a quarter of the rows.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // In PostgreSQL tables are like this anyway.
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
