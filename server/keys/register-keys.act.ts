import type {Act} from '../storage/store.ts';

type StoreKeys = {readonly current: string; readonly ids: readonly string[]; readonly at: string};

/** Records the key of a store. Returns null, or the id of the store's key when none of the given keys has ever been used with the store. */
export const registerKeysAct: Act<StoreKeys, string | null> = {
  name: 'register-keys',
  run: async (transaction, {current, ids, at}) => {
    const known = await transaction
      .selectFrom('data_key')
      .select('id')
      .orderBy('created_at', 'desc')
      .execute();
    const [newest] = known;
    if (newest && !known.some(({id}) => ids.includes(id))) return newest.id;
    if (!known.some(({id}) => id === current))
      await transaction.insertInto('data_key').values({id: current, created_at: at}).execute();
    return null;
  },
};
