import {sql, type Kysely} from 'kysely';
import type {Keyring} from '../keys/keyring.ts';
import {keyOf, readableRow, SEALED_KEY, SEALED_TABLES} from '../keys/sealed-fields.ts';
import type {Schema} from '../storage/schema.ts';

const BATCH = 500;

/** A row with something in it that none of the keys opens. */
export type Unreadable = {
  readonly table: string;
  /** The submission's id; of an entry of the evidence its number. */
  readonly id: string;
  readonly columns: readonly string[];
};

/** A line about such a row. */
export const formatUnreadable = ({table, id, columns}: Unreadable): string =>
  `${table} ${id}: ${columns.join(', ')}`;

/** Finds the rows of answers that cannot be read in full, in steps. Evidence is `verifyChain`'s to prove. */
export const findUnreadable = async (
  db: Kysely<Schema>,
  keyring: Keyring,
): Promise<readonly Unreadable[]> => {
  const found: Unreadable[] = [];
  for (const table of SEALED_TABLES) {
    const key = sql.ref<string>(SEALED_KEY[table]);
    for (let after = '', size = BATCH; size === BATCH;) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where(key, '>', after)
        .orderBy(key)
        .limit(BATCH)
        .execute();
      for (const row of rows) {
        const {unreadable: columns} = readableRow(keyring, table, row);
        if (columns.length > 0) found.push({table, id: keyOf(table, row), columns});
        after = keyOf(table, row);
      }
      size = rows.length;
    }
  }
  return found;
};
