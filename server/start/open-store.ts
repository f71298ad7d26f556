import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import {SqliteStore} from '../storage/sqlite/sqlite-store.ts';
import type {SqliteOptions} from '../storage/sqlite/thread.ts';
import type {Settings} from '../settings/settings.ts';
import {STORE_THREAD} from './store-thread-url.ts';

/** The listeners for a store's events, for the log and the metrics, and SQLite's patience with another process's lock. */
export type StoreOptions = Pick<SqliteOptions, 'onFault' | 'onCommit' | 'onRecovered' | 'lockPatienceMs'>;

/** Opens the SQLite store in a data folder. Nothing is opened before its first use. */
export const openSqliteStore = (dataDir: string, options: StoreOptions = {}): SqliteStore =>
  new SqliteStore({dataDir, thread: STORE_THREAD, ...options});

/** Opens the store that the settings name. Nothing is opened or connected before its first use. */
export const openStore = (
  {DATABASE_URL, DATA_DIR}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  options: StoreOptions = {},
): PostgresStore | SqliteStore =>
  DATABASE_URL === ''
    ? openSqliteStore(DATA_DIR, options)
    : new PostgresStore(DATABASE_URL, options.onFault, options.onCommit);
