import {sql, type Kysely} from 'kysely';
import {KEY_ID_LENGTH} from '../keys/data-key.ts';
import {SEAL_MARK_LENGTH, sealedBy} from '../keys/seal.ts';
import {SEALED_FIELDS, SEALED_TABLES} from '../keys/sealed-fields.ts';
import type {Schema} from '../storage/schema.ts';

/** Returns the ids of the keys that encrypted or signed any stored value. */
export const keysInUse = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> => {
  const places = [
    ...SEALED_TABLES.flatMap((table) => SEALED_FIELDS[table].map((column) => ({table, column}))),
    {table: 'evidence', column: 'sealed'},
  ];
  const ids = new Set(await idsBefore(db, 'evidence', 'mac'));
  for (const {table, column} of places) {
    // The beginning of a value names the key, so that the query does not have to return the whole value.
    const {rows} = await sql<{mark: string}>`
      select distinct substr(${sql.ref(column)}, 1, ${sql.lit(SEAL_MARK_LENGTH)}) as mark from ${sql.table(table)}`.execute(
      db,
    );
    for (const {mark} of rows) {
      const id = sealedBy(mark);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
};

/**
 * Returns the ids of the keys that must not be removed, because they encrypted a value or hashed a person. A new
 * encryption renews the hashes, except for people whose address is erased.
 */
export const keysNeeded = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> =>
  new Set([
    ...(await keysInUse(db)),
    ...(await idsBefore(db, 'submission', 'person')),
    ...(await idsBefore(db, 'inbox_item', 'indexed_with')),
  ]);

// Values of `sign` and `personOf` begin with the id of the key.
const idsBefore = async (db: Kysely<Schema>, table: string, column: string): Promise<readonly string[]> => {
  const {rows} = await sql<{id: string}>`
    select distinct substr(${sql.ref(column)}, 1, ${sql.lit(KEY_ID_LENGTH)}) as id
      from ${sql.table(table)} where ${sql.ref(column)} != ''`.execute(db);
  return rows.map(({id}) => id);
};
