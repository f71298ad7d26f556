import {randomUUID} from 'node:crypto';
import {copyFileSync, mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {inject, onTestFinished} from 'vitest';
import {Keys} from '../keys/keys.ts';
import {readSettings} from '../settings/settings.ts';
import {openStore} from '../start/open-store.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import {databaseOf, runStatement} from './postgres-database.ts';
import {temporaryFolder} from './temporary-folder.ts';

/**
 * The place of a test's store, in the form of the settings; on PostgreSQL in the project that uses it, otherwise
 * SQLite.
 */
export type StorePlace = {readonly DATA_DIR: string; readonly DATABASE_URL: string};

/** Returns whether the tests of this project run on PostgreSQL. */
export const isOnPostgres = (): boolean => inject('postgresUrl') !== undefined;

/**
 * Creates a place for a store without rows, removed when the test has finished. With `isEmpty`, the place has no
 * schema either.
 */
export const createStorePlace = async ({isEmpty = false} = {}): Promise<StorePlace> => {
  const DATA_DIR = join(temporaryFolder(), 'deep', 'data');
  const cluster = inject('postgresUrl');
  if (cluster === undefined) {
    if (!isEmpty) {
      mkdirSync(DATA_DIR, {recursive: true, mode: 0o700});
      copyFileSync(inject('migratedFile'), databaseFile(DATA_DIR));
    }
    return {DATA_DIR, DATABASE_URL: ''};
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = isEmpty ? 'template1' : inject('migratedDatabase');
  await runStatement(cluster, `create database ${name} template ${template} strategy file_copy`);
  onTestFinished(() => runStatement(cluster, `drop database ${name} with (force)`));
  return {DATA_DIR, DATABASE_URL: databaseOf(cluster, name)};
};

/** Opens a store, which is closed when the test has finished. */
export const openTestStore = (place: StorePlace) => {
  const store = openStore(readSettings(place));
  onTestFinished(() => store.close());
  return store;
};

/** Opens a store with its keys, which is closed when the test has finished. */
export const openTestVault = (place: StorePlace) => {
  const store = openTestStore(place);
  return {store, keys: new Keys(readSettings(place), store, (error) => console.error(error))};
};
