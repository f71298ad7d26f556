import type {Keyring} from '../../server/keys/keyring.ts';
import {type NotedEnd, verifyChain} from '../../server/evidence/verify-chain.ts';
import type {Store} from '../../server/storage/store.ts';
import {type Forgery, forgeriesOf} from './forgeries.ts';

class Undo extends Error {}

/** The number of edits, and the names of those that verification did not find. */
export type Tried = {readonly count: number; readonly unfound: readonly string[]};

/** Makes each edit in a transaction, verifies in the transaction, and rolls it back. */
export const tryForgeries = async (
  {
    store,
    keyring,
    ends,
  }: {readonly store: Store; readonly keyring: Keyring; readonly ends: readonly NotedEnd[]},
  isTried: (forgery: Forgery, at: number) => boolean = () => true,
): Promise<Tried> => {
  const all = await store.write((transaction) => forgeriesOf(transaction));
  const unfound: string[] = [];
  const forgeries = all.filter(isTried);
  for (const {what, edit} of forgeries) {
    let faults: readonly string[] | undefined;
    await store
      .write(async (transaction) => {
        await edit(transaction);
        ({faults} = await verifyChain(transaction, keyring, {ends}));
        throw new Undo();
      })
      .catch((error: unknown) => {
        // The database itself may refuse an edit: then there is nothing to find.
        if (faults === undefined && error instanceof Error && /constraint|unique/iu.test(error.message))
          faults = ['refused'];
        if (faults === undefined) throw error;
      });
    if (faults?.length === 0) unfound.push(what);
  }
  return {count: forgeries.length, unfound};
};
