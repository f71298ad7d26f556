import {closeSync, existsSync, mkdirSync, openSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import type {Kysely} from 'kysely';
import type {Schema} from '../schema.ts';
import {syncPath} from '../sync-path.ts';
import {SqliteKysely} from './dialect.ts';
import {isBusy} from './sqlite-fault.ts';

// The time limit for another process's lock, in milliseconds. Short, because node:sqlite blocks the event loop.
const BUSY_TIMEOUT_MS = 2_000;
const BUSY_AGAIN_MS = 5;

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

// SQLite applies no busy timeout to this statement only: while another process is creating the file, SQLite reports
// the database as locked.
const useWal = (database: DatabaseSync): void => {
  const until = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_AGAIN_MS);
    }
  }
};

/**
 * Opens the database for reading and writing, and creates folder and file if necessary. A commit that has returned survives a power cut:
 * WAL with `synchronous=FULL` (`NORMAL` lost acknowledged rows in tests).
 */
export const openSqlite = (dataDir: string): Kysely<Schema> => {
  const file = databaseFile(dataDir);
  createFolder(dirname(file));
  // Only the account that runs the server may read the file; SQLite gives -wal and -shm the same mode. A file that
  // exists must not be opened and closed here: closing a file drops every lock that this process has on the file,
  // and another program, which then sees no other user, would delete the log of an open connection
  // (https://sqlite.org/howtocorrupt.html#posix_advisory_locks).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, {timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true});
  try {
    useWal(database);
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
    syncPath(dirname(file));
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteKysely(database);
};
