import {readSettings} from '../../server/settings/settings.ts';
import {openStore} from '../../server/start/open-store.ts';
import type {Place} from './check-store.ts';

/** The ids of all submissions in a store. */
export const storedIds = async (place: Place): Promise<readonly string[]> => {
  const store = openStore(readSettings(place));
  try {
    return (await store.read((db) => db.selectFrom('submission').select('id').execute())).map(({id}) => id);
  } finally {
    await store.close();
  }
};
