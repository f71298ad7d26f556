import {closeSync, existsSync, openSync} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import {Kysely, PostgresDialect} from 'kysely';
import {Pool} from 'pg';
import type {Settings} from '../settings/settings.ts';
import {copyTables, requireEmpty} from '../storage/copy-store.ts';
import {migrate, NEWEST_MIGRATION, schemaVersion} from '../storage/migrate.ts';
import type {Schema} from '../storage/schema.ts';
import {SqliteKysely} from '../storage/sqlite/dialect.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import {BackupError} from './backup-error.ts';

// The time limit for another process's lock on the source, in milliseconds.
const BUSY_TIMEOUT_MS = 10_000;

/** The settings that locate a store. */
export type StoreSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Writes the content of a store at one moment into a new SQLite file, while servers continue to write. The store itself is only read.
 * Throws BackupError when there is no store, or its schema is not the current one.
 */
export const snapshot = async ({DATABASE_URL, DATA_DIR}: StoreSettings, file: string): Promise<void> => {
  // Readable only by its owner, from the start.
  closeSync(openSync(file, 'wx', 0o600));
  if (DATABASE_URL === '') await ofSqlite(databaseFile(DATA_DIR), file);
  else await ofPostgres(DATABASE_URL, file);
};

// Runs a single read transaction, which does not block writers in WAL mode. The online backup interface would
// restart at each commit of another process, and would never end under load.
const ofSqlite = async (source: string, file: string): Promise<void> => {
  if (!existsSync(source)) throw new BackupError(`There is no store ${source} yet.`);
  const database = new DatabaseSync(source, {readOnly: true, timeout: BUSY_TIMEOUT_MS});
  const db = new SqliteKysely(database);
  try {
    requireOwnSchema(await schemaVersion(db));
    database.prepare('vacuum into ?').run(file);
  } finally {
    await db.destroy();
  }
};

// Copies row by row into the SQLite format, which needs no program of PostgreSQL and can be restored into either
// database.
const ofPostgres = async (url: string, file: string): Promise<void> => {
  const source = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: new Pool({connectionString: url, max: 1, application_name: 'lamplight-backup'}),
    }),
  });
  const database = new DatabaseSync(file, {enableForeignKeyConstraints: true});
  // The complete file is synced at the end; an incomplete copy is useless.
  database.exec('pragma synchronous = off; pragma journal_mode = memory;');
  const target = new SqliteKysely(database);
  try {
    await migrate(target);
    await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (from) => {
        requireOwnSchema(await schemaVersion(from));
        await target.transaction().execute(async (into) => {
          await requireEmpty(into);
          await copyTables(from, into);
        });
      });
  } finally {
    await target.destroy();
    await source.destroy();
  }
};

const requireOwnSchema = (version: string): void => {
  if (version === NEWEST_MIGRATION) return;
  throw new BackupError(
    `The store has the schema ${version}, this program ${NEWEST_MIGRATION}: make the backup with the version of Lamplight that serves the store.`,
  );
};
