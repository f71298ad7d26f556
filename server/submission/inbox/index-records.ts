import type {Kysely} from 'kysely';
import type {Sender} from '../../evidence/consent-evidence.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Store} from '../../storage/store.ts';
import {readAnswers} from '../read-answers.ts';
import {senderOf} from '../sender-of.ts';
import {correctedSenders} from './corrected-terms.ts';
import {indexRecordsAct, type Indexing} from './index-records.act.ts';
import {indexedWith, searchOf} from './search-terms.ts';

const AT_ONCE = 100;

type Vault = {readonly store: Store; readonly keyring: Keyring};

/**
 * Makes every record searchable under the current key and rules: records from before the desk, and all records after a change of the key.
 * Runs beside a server, in small batches. A record that cannot be decrypted stays unchanged.
 */
export const indexAll = async (
  vault: Vault,
  isStopped: () => boolean = () => false,
): Promise<{readonly changed: number}> => {
  let changed = 0;
  for (let after = ''; !isStopped();) {
    const {indexings, last} = await staleAfter(vault, after);
    if (last === undefined) break;
    if (indexings.length > 0) await vault.store.perform(indexRecordsAct, indexings);
    changed += indexings.length;
    after = last;
  }
  return {changed};
};

const staleAfter = async (
  {store, keyring}: Vault,
  after: string,
): Promise<{readonly indexings: readonly Indexing[]; readonly last: string | undefined}> =>
  await store.read(async (db) => {
    const rows = await db
      .selectFrom('inbox_item')
      .select(['submission_id as id', 'indexed_with as from'])
      .where('submission_id', '>', after)
      .where('flag', '!=', 'gone')
      .where('indexed_with', '!=', indexedWith(keyring.current))
      .orderBy('submission_id')
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({id}) => id);
    const senders = ids.length > 0 ? await sendersOf(db, keyring, ids) : new Map<string, Sender>();
    const indexings = rows.flatMap(({id, from}) => {
      const sender = senders.get(id);
      return sender ? [{id, from, search: searchOf(keyring.current, sender)}] : [];
    });
    return {indexings, last: ids.at(-1)};
  });

// Reads the names and contact details of submissions by their ids, with the desk's corrections. Records that cannot be decrypted are left
// out.
const sendersOf = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Sender>> => {
  const read = await readAnswers(db, {keyring, withSavedAnswers: false}, ids);
  const given = [...read].flatMap(([id, {value, faults}]) =>
    faults.length === 0 ? [[id, senderOf(value)] as const] : [],
  );
  return await correctedSenders(db, keyring, new Map(given));
};
