import {channelsOf} from '../evidence/consent-channels.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Store} from '../storage/store.ts';
import {phoneDigits} from '../submission/inbox/normal-text.ts';
import {hashTerm, indexedWith, type IndexedTerms} from '../submission/inbox/search-terms.ts';
import {readAnswers} from '../submission/read-answers.ts';

// Databases limit the number of parameters of a statement.
const AT_ONCE = 500;

/**
 * The number of days for which the hash of a number is kept after the erasure. A request not to be called is
 * binding for five years (47 CFR 64.1200(d)(6)), and a record of the request may be kept for that purpose (Tex.
 * Bus. & Com. Code 541.201(a)).
 */
export const NUMBER_DAYS = 1_827;

/** The hashes of numbers for which calls or texts were withdrawn, by submission. */
export type WithdrawnNumbers = Readonly<Record<string, IndexedTerms>>;

/**
 * Reads the numbers whose owners have withdrawn calls or texts, before an erasure. Only a hash under the key of
 * the desk's search is kept, so that nobody calls the number of a person who has withdrawn and was erased, even if
 * another person gives the same number. A number that cannot be decrypted is left out.
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
