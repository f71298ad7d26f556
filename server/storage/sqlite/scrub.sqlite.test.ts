import {readFileSync, statSync} from 'node:fs';
import {DatabaseSync} from 'node:sqlite';
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {temporaryFolder} from '../../testing/temporary-folder.ts';
import type {Transact} from '../store.ts';
import {databaseFile} from './open.ts';
import {SqliteEngine} from './sqlite-engine.ts';
import {openSqliteStore} from '../../start/open-store.ts';

const CANARY = 'Zzyzxcanary';

// The engine waits with timers; nothing else in this test does.
beforeEach(
  () => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']}),
);
afterEach(() => void vi.useRealTimers());

const insert = (transaction: Transact) =>
  transaction.insertInto('probe').values({id: 1, written_at: 'now', filler: CANARY}).execute();

const erase = (transaction: Transact) => transaction.deleteFrom('probe').execute();

// A second program reads; until the program ends, the log cannot be emptied.
const readElsewhere = (dataDir: string): (() => void) => {
  const other = new DatabaseSync(databaseFile(dataDir), {readOnly: true});
  other.exec('begin');
  other.prepare('select * from probe').all();
  return () => other.close();
};

const logOf = (dataDir: string): string => `${databaseFile(dataDir)}-wal`;
const isInLog = (dataDir: string): boolean => readFileSync(logOf(dataDir), 'latin1').includes(CANARY);

const erasedWhileRead = async () => {
  const dataDir = temporaryFolder();
  const engine = new SqliteEngine(dataDir);
  onTestFinished(() => engine.close());
  await engine.write(insert);
  const endReading = readElsewhere(dataDir);
  await engine.write(erase);
  return {dataDir, engine, endReading};
};

const settled = (work: Promise<void>) =>
  work.then(
    () => 'scrubbed',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

test('a log that another program reads does not count as empty', async () => {
  const {dataDir, engine, endReading} = await erasedWhileRead();
  const scrubbed = settled(engine.scrub());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await scrubbed).toBe('scrub-pending');
  expect(isInLog(dataDir)).toBe(true);
  endReading();
  await engine.scrub();
  expect(statSync(logOf(dataDir)).size).toBe(0);
  expect(readFileSync(databaseFile(dataDir), 'latin1')).not.toContain(CANARY);
});

test('a caller with patience waits until the other program has ended', async () => {
  const {dataDir, engine, endReading} = await erasedWhileRead();
  const scrubbed = settled(engine.scrub(30_000));
  await vi.advanceTimersByTimeAsync(20_000);
  endReading();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await scrubbed).toBe('scrubbed');
  expect(statSync(logOf(dataDir)).size).toBe(0);
});

test('a due scrub is done automatically once the other program has ended', async () => {
  const {dataDir, engine, endReading} = await erasedWhileRead();
  const scrubbed = settled(engine.scrub());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await scrubbed).toBe('scrub-pending');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(isInLog(dataDir)).toBe(true);
  endReading();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statSync(logOf(dataDir)).size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a scrub that waits or is pending lets a store close, and opens no closed store', async () => {
  const {dataDir, engine, endReading} = await erasedWhileRead();
  const first = settled(engine.scrub());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('scrub-pending');
  const second = settled(engine.scrub(30_000));
  await vi.advanceTimersByTimeAsync(1_000);
  await engine.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await second).toBe('scrub-pending');
  expect(vi.getTimerCount()).toBe(0);
  expect(isInLog(dataDir)).toBe(true);
  endReading();
});

test('the server’s thread learns why a scrub is due', async () => {
  vi.useRealTimers();
  const dataDir = temporaryFolder();
  const store = openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  await store.write(insert);
  const endReading = readElsewhere(dataDir);
  await store.write(erase);
  await expect(store.scrub()).rejects.toMatchObject({
    code: 'scrub-pending',
    message: expect.stringContaining('another program uses them'),
  });
  endReading();
  await store.scrub();
  expect(statSync(logOf(dataDir)).size).toBe(0);
});
