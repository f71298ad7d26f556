import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readlinkSync, renameSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import {temporaryFolder} from '../../testing/temporary-folder.ts';
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {Store, Transact} from '../store.ts';
import {openDiskProbe} from './disk-probe.ts';
import {databaseFile} from './open.ts';
import {SqliteEngine} from './sqlite-engine.ts';
import {openSqliteStore} from '../../start/open-store.ts';

const openStore = () => {
  const dataDir = join(temporaryFolder(), 'deep', 'data');
  const store = openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  return {store, dataDir};
};

const writeProbe = (id: number) => async (transaction: Transact) => {
  await transaction.insertInto('probe').values({id, written_at: 'now', filler: ''}).execute();
  return id;
};

const probeIds = async (store: Store) =>
  (await store.read((db) => db.selectFrom('probe').select('id').orderBy('id').execute())).map(({id}) => id);

const writeBig = async (transaction: Transact) => {
  await transaction
    .insertInto('probe')
    .values({id: 2, written_at: 'now', filler: 'x'.repeat(200_000)})
    .execute();
};

test('the store is created with its folders, in WAL, readable by its account only', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  expect(statSync(databaseFile(dataDir)).mode % 0o1000).toBe(0o600);
  expect(statSync(dataDir).mode % 0o1000).toBe(0o700);
  expect(readdirSync(dataDir)).toContain('lamplight.sqlite-wal');
});

// The files in a folder that this process has open, with the nameless file of the disk probe.
const openFilesIn = (folder: string): readonly string[] =>
  readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const file = readlinkSync(join('/proc/self/fd', descriptor));
      return file.startsWith(folder) ? [file] : [];
    } catch {
      return [];
    }
  });

test.runIf(process.platform === 'linux')('a closed store leaves no file open', async () => {
  const dataDir = temporaryFolder();
  const engine = new SqliteEngine(dataDir);
  await engine.write(writeProbe(1));
  // The writer and the reader have the database and its log open each; the probe has one more file open.
  expect(openFilesIn(dataDir).length).toBeGreaterThan(4);
  await engine.close();
  expect(openFilesIn(dataDir)).toEqual([]);
});

test('a commit is not confirmed after a fault has closed the probe', () => {
  const probe = openDiskProbe(temporaryFolder());
  probe.confirm();
  probe.close();
  expect(() => probe.confirm()).toThrow('closed');
});

test('an act is durable before its promise settles', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(7));
  const other = new DatabaseSync(databaseFile(dataDir), {readOnly: true});
  expect(other.prepare('select id from probe').all()).toEqual([{id: 7}]);
  other.close();
});

test('a store locked by another process reports that it is unavailable, and works again by itself', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('begin immediate');
  await expect(store.write(writeProbe(2))).rejects.toBeInstanceOf(StorageUnavailableError);
  other.exec('rollback');
  other.close();
  await store.write(writeProbe(3));
  expect(await probeIds(store)).toEqual([1, 3]);
});

test('a full store reports the full disk, and works again once there is space', async () => {
  const {store} = openStore();
  await store.write(writeProbe(1));
  // A page limit is how SQLite simulates a full disk: the same SQLITE_FULL.
  await store.write((transaction) => sql`pragma max_page_count = 1`.execute(transaction));
  await expect(store.write(writeBig)).rejects.toBeInstanceOf(StorageUnavailableError);
  // The fault dropped the connection and therefore the limit.
  await store.write(writeBig);
  expect(await probeIds(store)).toEqual([1, 2]);
});

test('a missing data folder is not created again, and the store works again when the folder is back', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  renameSync(dataDir, `${dataDir}-away`);
  await expect(store.write(writeProbe(2))).rejects.toBeInstanceOf(StorageUnavailableError);
  await expect(probeIds(store)).rejects.toBeInstanceOf(StorageUnavailableError);
  expect(existsSync(dataDir)).toBe(false);
  renameSync(`${dataDir}-away`, dataDir);
  await store.write(writeProbe(3));
  expect(await probeIds(store)).toEqual([1, 3]);
});

test('another program cannot take the file, and its log, away from an open store', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  expect(await probeIds(store)).toEqual([1]);
  const {stderr} = spawnSync(process.execPath, [
    '--eval',
    `const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
     database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete');`,
    databaseFile(dataDir),
  ]);
  expect(stderr.toString()).toContain('database is locked');
  expect(readdirSync(dataDir)).toContain('lamplight.sqlite-wal');
});
