import {copyFileSync, mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {createStorePlace, type StorePlace} from './test-store.ts';

/** The newest backup in a folder. */
export const newestIn = (folder: string): string =>
  join(
    folder,
    readdirSync(folder)
      .filter((name) => name.endsWith('.sqlite'))
      .sort()
      .at(-1) ?? 'none',
  );

/** Where a place keeps its keys. */
export const keyFile = ({DATA_DIR}: StorePlace): string => join(DATA_DIR, 'data.keys');

/** A place like after the loss of a machine: empty, but for the keys, of which somebody had a copy. */
export const emptyPlaceWithKeysOf = async (place: StorePlace): Promise<StorePlace> => {
  const other = await createStorePlace();
  mkdirSync(other.DATA_DIR, {recursive: true});
  copyFileSync(keyFile(place), keyFile(other));
  return other;
};
