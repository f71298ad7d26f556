import {copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DatabaseSync} from 'node:sqlite';
import {expect, onTestFinished, test} from 'vitest';
import type {FoundLog} from '../storage/sqlite/inspect-log.ts';
import {newestIn} from '../testing/backups.ts';
import {runProgram} from '../testing/run-program.ts';
import {callConsent, lead} from '../testing/submissions.ts';
import {recordsIn, startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {openSqliteStore} from './open-store.ts';

const given = {...lead, phone: '713 555 0123', consents: [callConsent]};
const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('lamplight.sqlite'));

const stoppedServer = async () => {
  const {post, place, dataDir, stop} = await startTestServer();
  await post('/api/leads', given);
  const backups = temporaryFolder();
  await runProgram('backup.ts', [backups], {...place});
  await stop();
  return {place, dataDir, backup: newestIn(backups)};
};

test('a server whose database is missing does not create an empty database, and says what to do', async () => {
  const {place, dataDir, backup} = await stoppedServer();
  rmSync(join(dataDir, 'lamplight.sqlite'));
  await expect(startTestServer({}, place)).rejects.toThrow(
    /is missing or empty[^]*npm run restore[^]*ACCEPT_EMPTY_STORE/u,
  );
  expect(filesIn(dataDir)).toEqual([]);
  // The keys alone prove the earlier store.
  rmSync(join(dataDir, 'evidence.ends'));
  await expect(startTestServer({}, place)).rejects.toThrow('data.keys belongs to a store');
  expect((await runProgram('restore.ts', [backup], {...place})).err).toBe('');
  await startTestServer({}, place);
  expect(await recordsIn(place)).toHaveLength(1);
});

test('an empty database in its place is no better, and gives way to a restore', async () => {
  const {place, dataDir, backup} = await stoppedServer();
  writeFileSync(join(dataDir, 'lamplight.sqlite'), '');
  await expect(startTestServer({}, place)).rejects.toThrow('is missing or empty');
  expect((await runProgram('restore.ts', [backup], {...place})).err).toBe('');
  expect(await recordsIn(place)).toHaveLength(1);
});

test('an accepted loss begins an empty store', async () => {
  const {place, dataDir} = await stoppedServer();
  rmSync(join(dataDir, 'lamplight.sqlite'));
  const {post, stop} = await startTestServer({ACCEPT_EMPTY_STORE: 'yes'}, place);
  expect((await post('/api/leads', given)).status).toBe(201);
  await stop();
  const again = await startTestServer({}, place);
  await again.stop();
  const verified = await runProgram('leads.ts', ['verify'], {...place});
  expect([verified.code, verified.err]).toEqual([0, '']);
});

test('keys that were prepared for a first start do not prevent the start', async () => {
  const {dataDir} = await stoppedServer();
  const {post} = await startTestServer({DATA_KEY_FILE: join(dataDir, 'data.keys')});
  expect((await post('/api/leads', given)).status).toBe(201);
});

test('a first start that ended between its keys and its store begins again', async () => {
  const {place, dataDir} = await stoppedServer();
  for (const name of [...filesIn(dataDir), 'evidence.ends']) rmSync(join(dataDir, name));
  const file = join(dataDir, 'data.keys');
  writeFileSync(file, `# No store has been encrypted with these keys yet.\n${readFileSync(file, 'utf8')}`);
  const {post} = await startTestServer({}, place);
  expect((await post('/api/leads', given)).status).toBe(201);
  expect(readFileSync(file, 'utf8')).not.toContain('No store');
});

// Creates the files of a store as a crash leaves them: the database does not contain the content of the log yet.
const crashedFolder = (rows: number): string => {
  const [live, copy] = [temporaryFolder(), temporaryFolder()];
  const database = new DatabaseSync(join(live, 'lamplight.sqlite'));
  onTestFinished(() => database.close());
  database.exec(
    'pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table sent (id integer, text text)',
  );
  for (let id = 0; id < rows; id += 1)
    database.prepare('insert into sent values (?, ?)').run(id, 'x'.repeat(3_000));
  for (const name of ['lamplight.sqlite', 'lamplight.sqlite-wal'])
    copyFileSync(join(live, name), join(copy, name));
  return copy;
};

const opened = async (folder: string) => {
  const found: FoundLog[] = [];
  const store = openSqliteStore(folder, {onRecovered: (each) => found.push(each)});
  onTestFinished(() => store.close());
  await store.read((db) => db.selectFrom('submission').select('id').execute());
  return found;
};

test('a log that a crash has left is recovered, and the log says how much', async () => {
  const [found] = await opened(crashedFolder(20));
  expect(found).toMatchObject({dropped: 0, copy: undefined});
  expect(found?.recovered).toBeGreaterThan(20);
});

test('a log that is damaged in the middle is kept before SQLite drops the rest of it', async () => {
  const folder = crashedFolder(20);
  const log = join(folder, 'lamplight.sqlite-wal');
  const bytes = readFileSync(log);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = 255 - (bytes[middle] ?? 0);
  writeFileSync(log, bytes);
  const [found] = await opened(folder);
  expect(found?.dropped).toBeGreaterThan(5);
  expect(readFileSync(found?.copy ?? '').equals(bytes)).toBe(true);
});

test('a log whose database is missing is not deleted', async () => {
  const folder = crashedFolder(3);
  rmSync(join(folder, 'lamplight.sqlite'));
  await expect(opened(folder)).rejects.toThrow('put the database back');
  expect(existsSync(join(folder, 'lamplight.sqlite'))).toBe(false);
  expect(existsSync(join(folder, 'lamplight.sqlite-wal'))).toBe(true);
});

test('a command says which schema a newer store has, and that a damaged one is to be restored', async () => {
  const {place, dataDir} = await stoppedServer();
  const file = join(dataDir, 'lamplight.sqlite');
  const database = new DatabaseSync(file);
  database.exec(`insert into kysely_migration values ('999-later', '2030-01-01')`);
  database.close();
  const newer = await runProgram('leads.ts', ['list'], {...place});
  expect([newer.code, newer.err]).toEqual([1, expect.stringContaining('its schema is 999-later')]);
  writeFileSync(file, 'x'.repeat(8_192));
  const damaged = await runProgram('leads.ts', ['list'], {...place});
  expect([damaged.code, damaged.err]).toEqual([1, expect.stringMatching(/is damaged[^]*npm run restore/u)]);
});
