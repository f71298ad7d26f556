import type {Act, Transact} from '../../storage/store.ts';
import {setTerms} from './inbox-item.store.ts';
import type {IndexedTerms} from './search-terms.ts';

/** The new terms of a record, and the key and rules of the terms to replace. */
export type Indexing = {readonly id: string; readonly from: string; readonly search: IndexedTerms};

/** Replaces the terms of records. A record that was indexed again or erased in the meantime is left unchanged. */
export const indexRecordsAct: Act<readonly Indexing[], null> = {
  name: 'index-records',
  run: async (transaction, records) => {
    for (const {id, from, search} of records)
      if ((await markOf(transaction, id)) === from) await setTerms(transaction, id, search);
    return null;
  },
};

const markOf = async (transaction: Transact, id: string): Promise<string | undefined> => {
  const row = await transaction
    .selectFrom('inbox_item')
    .select('indexed_with')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  return row?.indexed_with;
};
