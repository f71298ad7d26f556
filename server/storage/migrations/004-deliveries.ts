import {sql, type Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the table of deliveries: one row for each notification and each channel. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'delivery')
    .addColumn('outbox_id', 'text', (column) => column.notNull().references('outbox.id'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('lease', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addPrimaryKeyConstraint('delivery_pk', ['outbox_id', 'channel'])
    .execute();
  await db.schema
    .createIndex('delivery_due')
    .on('delivery')
    .columns(['channel', 'state', 'due_at'])
    .execute();
  // Few rows are ever replaced; the index contains only these.
  await db.schema
    .createIndex('submission_replaced')
    .on('submission')
    .column('superseded_by')
    .where(sql.ref('superseded_by'), 'is not', null)
    .execute();
};
