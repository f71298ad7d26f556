import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import {Client} from 'pg';
import {inject, onTestFinished} from 'vitest';
import {Keys} from '../keys/keys.ts';
import {readSettings} from '../settings/settings.ts';
import {openStore} from '../start/open-store.ts';
import {temporaryFolder} from './temporary-folder.ts';

/** Where a store of its own is, as the settings name it; on PostgreSQL in the project that runs there, else SQLite. */
export type StorePlace = {readonly DATA_DIR: string; readonly DATABASE_URL: string};

/** Whether the tests of this project run on PostgreSQL. */
export const isOnPostgres = (): boolean => inject('postgresUrl') !== undefined;

/** An empty place for a store, gone when the test has finished. */
export const createStorePlace = async (): Promise<StorePlace> => {
  const DATA_DIR = join(temporaryFolder(), 'deep', 'data');
  const cluster = inject('postgresUrl');
  if (cluster === undefined) return {DATA_DIR, DATABASE_URL: ''};
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(cluster, `create database ${name}`);
  onTestFinished(() => run(cluster, `drop database ${name} with (force)`));
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return {DATA_DIR, DATABASE_URL: url.href};
};

/** Opens a store that is closed when the test has finished. */
export const openTestStore = (place: StorePlace) => {
  const store = openStore(readSettings(place));
  onTestFinished(() => store.close());
  return store;
};

/** A store with its keys; closed when the test has finished. */
export const openTestVault = (place: StorePlace) => {
  const store = openTestStore(place);
  return {store, keys: new Keys(readSettings(place), store, (error) => console.error(error))};
};

/** Runs one statement on its own connection. */
const run = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
