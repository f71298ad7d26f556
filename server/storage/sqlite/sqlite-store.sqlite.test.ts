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
import {isOpenElsewhere} from './is-open-elsewhere.ts';
import {openSqliteStore, type StoreOptions} from '../../start/open-store.ts';

const openStore = (options: StoreOptions = {}) => {
  const dataDir = join(temporaryFolder(), 'deep', 'data');
  const store = openSqliteStore(dataDir, options);
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

// Another process that has taken the write lock, and returns it with `end`.
const lockedElsewhere = (dataDir: string) => {
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('begin immediate');
  return {
    end: () => {
      other.exec('rollback');
      other.close();
    },
  };
};

test('a store locked by another process reports that it is unavailable, and works again by itself', async () => {
  const {store, dataDir} = openStore({lockPatienceMs: 200});
  await store.write(writeProbe(1));
  const other = lockedElsewhere(dataDir);
  await expect(store.write(writeProbe(2))).rejects.toBeInstanceOf(StorageUnavailableError);
  other.end();
  await store.write(writeProbe(3));
  expect(await probeIds(store)).toEqual([1, 3]);
});

// A command that erases, or the recovery after a kill, may keep the lock for seconds on a busy disk.
test('a write waits while another process has the lock, and reads go on meanwhile', async () => {
  const faults: unknown[] = [];
  const {store, dataDir} = openStore({onFault: (error) => faults.push(error)});
  await store.write(writeProbe(1));
  const other = lockedElsewhere(dataDir);
  let isWritten = false;
  const written = store.write(writeProbe(2)).then(() => (isWritten = true));
  const until = performance.now() + 2_500;
  let reads = 0;
  for (; performance.now() < until; reads += 1) expect(await probeIds(store)).toEqual([1]);
  expect(isWritten).toBe(false);
  other.end();
  await written;
  expect(await probeIds(store)).toEqual([1, 2]);
  expect({reads: reads > 10, faults}).toEqual({reads: true, faults: []});
});

test('a store of the current schema is opened and read while another process has the write lock', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  const other = lockedElsewhere(dataDir);
  const second = openSqliteStore(dataDir, {lockPatienceMs: 0});
  onTestFinished(() => second.close());
  expect(await probeIds(second)).toEqual([1]);
  other.end();
});

test('opening waits while another process recovers the file', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  await store.close();
  const other = new DatabaseSync(databaseFile(dataDir));
  other.exec('pragma locking_mode = exclusive; begin exclusive');
  const second = openSqliteStore(dataDir);
  onTestFinished(() => second.close());
  const reading = probeIds(second);
  setTimeout(() => other.close(), 2_500);
  expect(await reading).toEqual([1]);
});

test('a closed store stays closed, so that a late request leaves no file open', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  const late = store.close().then(() => probeIds(store));
  await expect(late).rejects.toBeInstanceOf(StorageUnavailableError);
  await expect(store.write(writeProbe(2))).rejects.toBeInstanceOf(StorageUnavailableError);
  expect(isOpenElsewhere(dataDir)).toBe(false);
});

test('a request behind the close does not open the file again', async () => {
  const {store, dataDir} = openStore();
  await store.write(writeProbe(1));
  const [, read] = await Promise.allSettled([store.close(), probeIds(store)]);
  expect(read?.status).toBe('rejected');
  expect(isOpenElsewhere(dataDir)).toBe(false);
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
