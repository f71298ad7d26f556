import {existsSync, linkSync, mkdirSync, readdirSync, renameSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {Client} from 'pg';
import {copyStore, digestStore, NotEmptyError} from '../storage/copy-store.ts';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import type {OpenSqliteStore, Store} from '../storage/store.ts';
import {syncPath} from '../storage/sync-path.ts';
import {BackupError} from './backup-error.ts';
import type {StoreSettings} from './snapshot.ts';

const STOP_FIRST = 'A server is using the store: stop it first.';
const SQLITE_BUSY = 5;

/** Throws BackupError when a server uses the store that is to be restored, or when the store contains records. */
export const requireFree = async (
  {DATABASE_URL, DATA_DIR}: StoreSettings,
  isForced: boolean,
): Promise<void> => {
  if (DATABASE_URL !== '') return await requireFreeDatabase(DATABASE_URL, isForced);
  const file = databaseFile(DATA_DIR);
  if (!existsSync(file)) return;
  if (isFileInUse(file)) throw new BackupError(STOP_FIRST);
  if (!isForced && !isUnused(file))
    throw new BackupError(
      `There is already a store ${file}. Restore into an empty DATA_DIR (with the key file in it), or move this store aside with --force.`,
    );
};

// Returns whether nothing was ever stored in a file: a start without the real store has created it.
const isUnused = (file: string): boolean => {
  const database = new DatabaseSync(file, {readOnly: true});
  try {
    const tables = database
      .prepare(`select name from sqlite_master where name in ('submission', 'data_key', 'testimonial')`)
      .all();
    return tables.every(
      ({name}) => database.prepare(`select 1 from ${String(name)} limit 1`).get() === undefined,
    );
  } catch {
    return false;
  } finally {
    database.close();
  }
};

// Leaving WAL requires exclusive access to the file, so the statement fails while any other process has the file
// open.
const isFileInUse = (file: string): boolean => {
  const database = new DatabaseSync(file, {timeout: 0});
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete;');
    return false;
  } catch (error) {
    // Any other error may be the reason for the restore.
    return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
  } finally {
    database.close();
  }
};

const requireFreeDatabase = async (url: string, isForced: boolean): Promise<void> => {
  const client = new Client({connectionString: url, application_name: 'lamplight-restore'});
  await client.connect();
  try {
    const servers = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'lamplight'`,
    );
    if (servers.rows.length > 0) throw new BackupError(STOP_FIRST);
    const {rows} = await client.query<{found: string | null}>(`select to_regclass('submission') as found`);
    const isEmpty =
      rows[0]?.found == null || (await client.query('select 1 from submission limit 1')).rows.length === 0;
    if (!isEmpty)
      throw new BackupError(
        `The database already contains a store.${isForced ? ' --force does not empty a database.' : ''} Create an empty database and name it in DATABASE_URL.`,
      );
  } finally {
    await client.end();
  }
};

/** Returns the names of the files of a store in a data folder: the database, its logs, and their copies. */
export const filesOf = (dataDir: string): readonly string[] => {
  const file = databaseFile(dataDir);
  const names = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  return names.filter((name) => name.startsWith(basename(file)));
};

/** Moves the files of a store into a folder beside them. Returns the folder, or undefined when there was no store. */
export const setAside = (dataDir: string, now: Date): string | undefined => {
  const file = databaseFile(dataDir);
  const found = filesOf(dataDir);
  if (found.length === 0) return undefined;
  const folder = join(resolve(dataDir), `before-restore-${now.toISOString().replaceAll(/[:.]/gu, '-')}`);
  mkdirSync(folder, {mode: 0o700});
  for (const name of found) renameSync(join(dirname(file), name), join(folder, name));
  syncPath(folder);
  return folder;
};

/** Moves a finished, closed store to its final place, atomically. Throws BackupError when the place is no longer empty. */
export const place = async (
  workDir: string,
  {DATABASE_URL, DATA_DIR}: StoreSettings,
  openSqlite: OpenSqliteStore,
): Promise<void> => {
  if (DATABASE_URL !== '') return await placeInDatabase(openSqlite(workDir), DATABASE_URL);
  const file = databaseFile(DATA_DIR);
  syncPath(databaseFile(workDir));
  try {
    // Unlike a rename, a link never replaces a file that another process has created.
    linkSync(databaseFile(workDir), file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new BackupError('A store has appeared in the meantime: is a server running? Nothing was restored.');
  }
  syncPath(dirname(file));
};

const placeInDatabase = async (source: Store, url: string): Promise<void> => {
  const target = new PostgresStore(url);
  try {
    const copied = await copyStore(source, target).catch((error: unknown) => {
      throw error instanceof NotEmptyError
        ? new BackupError(`Nothing was restored: ${error.message}.`)
        : error;
    });
    const now = await digestStore(target);
    const differing = copied.filter(({sha256}, at) => sha256 !== now[at]?.sha256).map(({table}) => table);
    if (differing.length > 0)
      throw new BackupError(`The database has different content in: ${differing.join(', ')}. Do not use it.`);
  } finally {
    await source.close();
    await target.close();
  }
};
