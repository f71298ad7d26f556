import type {OnCommit} from '../storage/group-commit.ts';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import {SqliteStore} from '../storage/sqlite/sqlite-store.ts';
import type {Settings} from '../settings/settings.ts';

/** The entry of the thread that SQLite stores of this server run in. */
const STORE_THREAD = new URL('store-thread.ts', import.meta.url);

/** Opens the SQLite store in a data folder. Nothing is opened before its first use. */
export const openSqliteStore = (
  dataDir: string,
  onFault?: (error: unknown) => void,
  onCommit?: OnCommit,
): SqliteStore => new SqliteStore({dataDir, thread: STORE_THREAD, onFault, onCommit});

/** Opens the store that the settings name. Nothing is opened or connected before its first use. */
export const openStore = (
  {DATABASE_URL, DATA_DIR}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  onFault: (error: unknown) => void = () => {},
  onCommit?: OnCommit,
): PostgresStore | SqliteStore =>
  DATABASE_URL === ''
    ? openSqliteStore(DATA_DIR, onFault, onCommit)
    : new PostgresStore(DATABASE_URL, onFault, onCommit);
