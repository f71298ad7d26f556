import {channelsOf} from '../evidence/consent-channels.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Store} from '../storage/store.ts';
import {phoneDigits} from '../submission/inbox/normal-text.ts';
import {hashTerm, indexedWith, type IndexedTerms} from '../submission/inbox/search-terms.ts';
import {readAnswers} from '../submission/read-answers.ts';

// Databases limit the number of parameters of a statement.
const AT_ONCE = 500;

/**
 * Days for which the hash of a number outlives the erasure: a request not to be called holds for five years (47 CFR 64.1200(d)(6)), and a
 * record of the request may be kept for it (Tex. Bus. & Com. Code 541.201(a)).
 */
export const NUMBER_DAYS = 1_827;

/** By submission, the hash of the number for which calls or texts were withdrawn. */
export type WithdrawnNumbers = Readonly<Record<string, IndexedTerms>>;

/**
 * Reads, before an erasure, the numbers whose owners have withdrawn calls or texts. Only a hash stays, under the key of the desk's search: who
 * withdrew and was erased is still not called on that number, whoever gives the number again. A number that cannot be decrypted stays out.
 */
export const readWithdrawnNumbers = async (
  {store, keyring}: {readonly store: Store; readonly keyring: Keyring},
  ids: readonly string[],
): Promise<WithdrawnNumbers> => {
  const numbers: Record<string, IndexedTerms> = {};
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const withdrawn = await withdrawnByPhone(store, ids.slice(at, at + AT_ONCE));
    if (withdrawn.length === 0) continue;
    const answers = await store.read((db) => readAnswers(db, {keyring, withSavedAnswers: false}, withdrawn));
    for (const [id, {value}] of answers) {
      const digits = phoneDigits(value.answers['phone'] ?? '');
      if (digits === undefined) continue;
      const term = hashTerm(keyring.current, {kind: 'phone', text: digits});
      numbers[id] = {terms: [term], indexedWith: indexedWith(keyring.current)};
    }
  }
  return numbers;
};

const withdrawnByPhone = async (store: Store, ids: readonly string[]): Promise<readonly string[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('consent')
      .select(['submission_id as id', 'kind', 'text_version as textVersion'])
      .where('submission_id', 'in', ids)
      .where('withdrawn_at', 'is not', null)
      .execute(),
  );
  const byPhone = rows.filter((consent) => channelsOf(consent).some((channel) => channel !== 'email'));
  return [...new Set(byPhone.map(({id}) => id))];
};
