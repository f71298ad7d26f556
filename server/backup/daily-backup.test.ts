import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {pino} from 'pino';
import {expect, onTestFinished, test} from 'vitest';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {isUnusedKeyFile} from '../keys/key-file.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';
import {openTestStore, type StorePlace} from '../testing/test-store.ts';
import {backupName, expireBackups, keptBackups} from './backup-folder.ts';
import {backUpDaily} from './daily-backup.ts';

const program = fileURLToPath(new URL('../cli/backup.ts', import.meta.url));
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * MS_PER_DAY);

const pretendBackup = (folder: string, madeAt: Date): string => {
  const name = backupName(madeAt);
  writeFileSync(join(folder, name), 'x');
  writeFileSync(join(folder, name.replace('.sqlite', '.json')), '{}');
  return name;
};

const namesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sqlite'));

const watch = (folder: string, place: StorePlace, clock = now) => {
  const lines: string[] = [];
  const log = pino({}, {write: (line: string) => lines.push(line)});
  const store = openTestStore(place);
  const environment = {...place};
  onTestFinished(
    backUpDaily({program, folder, keepDays: 35, store, environment, now: () => clock, log, firstAfterMs: 0}),
  );
  return lines;
};

test('a folder gets a backup when its newest is a day old, and expired backups are deleted', async () => {
  const {post, place} = await startTestServer();
  await post('/api/leads', lead);
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  pretendBackup(folder, daysAgo(36));
  const yesterday = pretendBackup(folder, daysAgo(1));
  const lines = watch(folder, place);
  await expect.poll(() => lines.join('')).toContain('old backups were deleted');
  expect(namesIn(folder)).toHaveLength(2);
  expect(namesIn(folder)[0]).toBe(yesterday);
  expect(lines.join('')).toContain('verified');

  watch(folder, place);
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(namesIn(folder)).toHaveLength(2);
});

test('a backup that fails is logged and leaves nothing behind', async () => {
  const {post, place, stop} = await startTestServer();
  await post('/api/leads', lead);
  const keyFile = join(place.DATA_DIR, 'data.keys');
  // After its first use the server replaces the key file.
  await expect.poll(() => isUnusedKeyFile(keyFile)).toBe(false);
  // A running server would write the file again.
  await stop();
  rmSync(keyFile);
  const folder = temporaryFolder();
  const lines = watch(folder, place);
  await expect.poll(() => lines.join('')).toContain('the backup failed');
  expect(lines.join('')).toContain('There are no keys');
  expect(readdirSync(folder)).toEqual([]);
});

test('the newest backup is never deleted, whatever its age, and other files are not deleted either', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'notes.sqlite'), 'x');
  pretendBackup(folder, daysAgo(400));
  const newest = pretendBackup(folder, daysAgo(300));
  // A backup without a manifest is not complete.
  const unfinished = backupName(daysAgo(1));
  for (const name of [unfinished, backupName(daysAgo(36))]) writeFileSync(join(folder, name), 'x');
  const unconfirmed = {now, isConfirmed: false};
  expect(expireBackups(folder, 35, unconfirmed)).toHaveLength(2);
  expect(keptBackups(folder).map(({file}) => file)).toEqual([join(folder, newest)]);
  expect(namesIn(folder)).toEqual([newest, unfinished, 'notes.sqlite']);
  expect(expireBackups(join(folder, 'none'), 35, unconfirmed)).toEqual([]);
});

test('a folder that goes away while the backup runs is logged and ends nothing', async () => {
  const {post, place} = await startTestServer();
  await post('/api/leads', lead);
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  const lines = watch(folder, place);
  await new Promise((resolve) => {
    setTimeout(resolve, 60); // the program has been started and is not done
  });
  rmSync(folder, {recursive: true});
  writeFileSync(folder, 'no folder any more');
  await expect.poll(() => lines.join('')).toContain('the backup failed');
  await expect.poll(() => lines.join('')).toContain('the folder of backups cannot be used');
});

test('a clock that runs four years ahead deletes no backups', async () => {
  const {post, place} = await startTestServer();
  await post('/api/leads', lead);
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  for (let days = 0; days < 5; days += 1) pretendBackup(folder, daysAgo(days));
  const lines = watch(folder, place, daysAgo(-4 * 366));
  await expect.poll(() => lines.join('')).toContain('old backups were not deleted');
  expect(namesIn(folder)).toHaveLength(6);
});

test('after a clock that ran two days ahead is corrected, backups are made once a day and not each hour', async () => {
  const {post, place} = await startTestServer();
  await post('/api/leads', lead);
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  const ahead = pretendBackup(folder, daysAgo(-2));
  const today = pretendBackup(folder, daysAgo(0.1));
  const lines = watch(folder, place);
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(namesIn(folder)).toEqual([today, ahead]);
  expect(lines).toEqual([]);
});

test('a backup from the time of a wrong clock does not replace the backup of today', async () => {
  const {post, place} = await startTestServer();
  await post('/api/leads', lead);
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  pretendBackup(folder, daysAgo(1.5));
  pretendBackup(folder, daysAgo(-0.5));
  const lines = watch(folder, place);
  await expect.poll(() => lines.join('')).toContain('verified');
  expect(namesIn(folder)).toHaveLength(3);
});

test('a number of days to keep that was set too low deletes nothing until somebody confirms it', () => {
  const folder = temporaryFolder();
  for (let days = 0; days < 30; days += 1) pretendBackup(folder, daysAgo(days));
  expect(() => expireBackups(folder, 3, {now, isConfirmed: false})).toThrow('27 of 30 backups');
  expect(namesIn(folder)).toHaveLength(30);
  expect(expireBackups(folder, 3, {now, isConfirmed: true})).toHaveLength(27);
});
