import type {Settings} from '../settings/settings.ts';
import type {OnCommit} from './group-commit.ts';
import {PostgresStore} from './postgres/postgres-store.ts';
import {SqliteStore} from './sqlite/sqlite-store.ts';

/** The store that the settings name. Nothing is opened or connected before its first use. */
export function openStore(
  {DATABASE_URL, DATA_DIR}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  onFault: (error: unknown) => void = () => {},
  onCommit?: OnCommit,
): PostgresStore | SqliteStore {
  return DATABASE_URL === ''
    ? new SqliteStore(DATA_DIR, onFault, onCommit)
    : new PostgresStore(DATABASE_URL, onFault, onCommit);
}
