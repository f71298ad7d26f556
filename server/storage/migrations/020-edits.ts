import type {Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the table of edits of the site: every version of every entry. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'edit')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('same_as', 'integer')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('edit_key', ['kind', 'name', 'version'])
    .execute();
};
