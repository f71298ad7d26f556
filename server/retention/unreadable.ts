import {sql, type Kysely} from 'kysely';
import type {Keyring} from '../keys/keyring.ts';
import {keyOf, readableRow, SEALED_KEY, SEALED_TABLES} from '../keys/sealed-fields.ts';
import type {Schema} from '../storage/schema.ts';

const BATCH = 500;

/** A row with a value that no key decrypts. */
export type Unreadable = {
  readonly table: string;
  /** The id of the submission, or the number of the entry of the evidence. */
  readonly id: string;
  readonly columns: readonly string[];
};

/** Describes an unreadable row in one line. */
export const formatUnreadable = ({table, id, columns}: Unreadable): string =>
  `${table} ${id}: ${columns.join(', ')}`;

/** Finds the rows of answers that cannot be fully decrypted, in batches. `verifyChain` checks the evidence. */
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
