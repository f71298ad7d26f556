import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import {SqliteStore} from '../storage/sqlite/sqlite-store.ts';
import type {SqliteOptions} from '../storage/sqlite/thread.ts';
import type {Settings} from '../settings/settings.ts';
import {STORE_THREAD} from './store-thread-url.ts';

/** The listeners for a store's events: the log and the metrics. */
export type StoreListeners = Pick<SqliteOptions, 'onFault' | 'onCommit' | 'onRecovered'>;

/** Opens the SQLite store in a data folder. Nothing is opened before its first use. */
export const openSqliteStore = (dataDir: string, listeners: StoreListeners = {}): SqliteStore =>
  new SqliteStore({dataDir, thread: STORE_THREAD, ...listeners});

/** Opens the store that the settings name. Nothing is opened or connected before its first use. */
export const openStore = (
  {DATABASE_URL, DATA_DIR}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  listeners: StoreListeners = {},
): PostgresStore | SqliteStore =>
  DATABASE_URL === ''
    ? openSqliteStore(DATA_DIR, listeners)
    : new PostgresStore(DATABASE_URL, listeners.onFault, listeners.onCommit);
