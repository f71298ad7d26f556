import {closeSync, existsSync, mkdirSync, openSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import type {Kysely} from 'kysely';
import type {Schema} from '../schema.ts';
import {syncPath} from '../sync-path.ts';
import {SqliteKysely} from './dialect.ts';

// The time for which one attempt waits for another process's lock, in milliseconds. Short, because SQLite blocks the thread meanwhile, and
// no read can be answered; `whileLocked` repeats the attempt.
const BUSY_TIMEOUT_MS = 100;

/** Returns the path of the database file in a data folder. */
export const databaseFile = (dataDir: string): string => join(resolve(dataDir), 'lamplight.sqlite');

/** Returns the path of the write-ahead log of that file. */
export const logFile = (dataDir: string): string => `${databaseFile(dataDir)}-wal`;

// A new directory entry survives a power cut only after its directory has been synced.
const createFolder = (folder: string): void => {
  const first = mkdirSync(folder, {recursive: true, mode: 0o700});
  if (first === undefined) return;
  for (let path = folder; path !== dirname(first); path = dirname(path)) syncPath(dirname(path));
};

/**
 * Opens the database for reading and writing, and creates folder and file if necessary. A commit that has returned survives a power cut:
 * WAL with `synchronous=FULL` (`NORMAL` lost acknowledged rows in tests). Throws SQLite's error while another process has a lock.
 */
export const openSqlite = (dataDir: string, lockPatienceMs = 0): Kysely<Schema> => {
  const file = databaseFile(dataDir);
  createFolder(dirname(file));
  // Only the account that runs the server may read the file; SQLite gives -wal and -shm the same mode. A file that
  // exists must not be opened and closed here: closing a file drops every lock that this process has on the file,
  // and another program, which then sees no other user, would delete the log of an open connection
  // (https://sqlite.org/howtocorrupt.html#posix_advisory_locks).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, {timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true});
  try {
    // SQLite applies no busy timeout to this statement only.
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    syncPath(dirname(file));
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteKysely(database, lockPatienceMs);
};
