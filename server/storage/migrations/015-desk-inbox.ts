import {sql, type Kysely} from 'kysely';
import {createKeyedTable} from '../create-table.ts';

/** Creates the tables of the desk's list, and adds a row for every record from before the desk existed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createKeyedTable(db, 'inbox_item')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('partner', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('activity_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('indexed_with', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'search_term')
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('activity_at', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addPrimaryKeyConstraint('search_term_key', ['term', 'activity_at', 'submission_id'])
    .execute();
  await createKeyedTable(db, 'inbox_member')
    .addColumn('member_id', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  await createKeyedTable(db, 'inbox_unread')
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id'))
    .addColumn('activity_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_unread_key', ['member_id', 'submission_id'])
    .execute();
  await db.schema
    .alterTable('conversation')
    .addColumn('member', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await addReceivedRecords(db);
  await createIndexes(db);
};

const createIndexes = async (db: Kysely<unknown>): Promise<void> => {
  // Contains every column that the list filters by, so that a selective filter reads only this index and not the
  // table.
  await db.schema
    .createIndex('inbox_order')
    .on('inbox_item')
    .columns(['activity_at', 'submission_id', 'flag', 'state', 'kind', 'lang', 'partner', 'page'])
    .execute();
  await db.schema
    .createIndex('inbox_changed')
    .on('inbox_item')
    .columns(['changed_at', 'submission_id', 'flag'])
    .execute();
  await db.schema
    .createIndex('inbox_unread_order')
    .on('inbox_unread')
    .columns(['member_id', 'activity_at', 'submission_id'])
    .execute();
  await db.schema.createIndex('inbox_unread_of').on('inbox_unread').column('submission_id').execute();
};

// Leaves out conversations that the search answered. Search terms need keys, which a migration does not have; the
// server adds the terms later.
const addReceivedRecords = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    insert into inbox_item (submission_id, kind, lang, partner, page, flag, state, version, activity_at, changed_at, indexed_with, terms)
    select submission.id, kind, lang, partner, page,
      case
        when held_for = '' then ''
        when (' ' || held_for || ' ') like '% spam %' then 'spam'
        else 'flagged'
      end,
      'new', 1, coalesce(asked_at, received_at), received_at, '', ''
    from submission left join conversation on conversation.submission_id = submission.id
    where erased_at is null and superseded_by is null and (kind != 'chat' or asked_at is not null)`.execute(
    db,
  );
};
