import type {Act} from '../storage/store.ts';

type Given = {readonly current: string; readonly ids: readonly string[]; readonly at: string};

/**
 * Notes the key that a store is used with. Gives null, or the id of the key the store wants when none of the given ones has
 * ever been used with it.
 */
export const registerKeysAct: Act<Given, string | null> = {
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
