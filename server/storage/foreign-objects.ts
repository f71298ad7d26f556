import {sql, type Kysely} from 'kysely';
import {isSqlite} from './create-table.ts';
import type {Schema} from './schema.ts';

/**
 * Lists the triggers, views and rules of a database. Lamplight creates none; a foreign trigger or rule could
 * change rows unnoticed.
 */
export const foreignObjects = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const query = isSqlite(db)
    ? sql<{kind: string; name: string}>`
        select type as kind, name from sqlite_master where type in ('trigger', 'view') order by name`
    : sql<{kind: string; name: string}>`
        select 'trigger' as kind, tgname as name from pg_trigger
          join pg_class on pg_class.oid = tgrelid
          where not tgisinternal and relnamespace = current_schema()::regnamespace
        union all select 'rule', rulename from pg_rules where schemaname = current_schema()
        union all select 'view', viewname from pg_views where schemaname = current_schema()`;
  return (await query.execute(db)).rows.map(({kind, name}) => `a ${kind} "${name}"`);
};
