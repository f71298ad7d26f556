import {copyFileSync, mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {createStorePlace, type StorePlace} from './test-store.ts';

/** Returns the path of the newest backup in a folder. */
export const newestIn = (folder: string): string =>
  join(
    folder,
    readdirSync(folder)
      .filter((name) => name.endsWith('.sqlite'))
      .sort()
      .at(-1) ?? 'none',
  );

/** Returns the path of a place's key file. */
export const keyFile = ({DATA_DIR}: StorePlace): string => join(DATA_DIR, 'data.keys');

/** Creates a place as after the loss of a machine: empty except for the keys, of which a copy was kept. */
export const emptyPlaceWithKeysOf = async (place: StorePlace): Promise<StorePlace> => {
  const other = await createStorePlace({isEmpty: true});
  mkdirSync(other.DATA_DIR, {recursive: true});
  copyFileSync(keyFile(place), keyFile(other));
  return other;
};
