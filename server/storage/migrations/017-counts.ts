import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the table of counted visits: daily numbers without any identity. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'visit_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('element', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('partner', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_count_key', [
      'day',
      'element',
      'stage',
      'step',
      'page',
      'partner',
      'lang',
    ])
    .execute();
};
