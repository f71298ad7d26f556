import {existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readSettings} from '../settings/settings.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';
import {newDataKey} from './data-key.ts';
import {createKeyFile, readKeyFile, replaceKeyFile} from './key-file.ts';
import {keyFileOf, Keys} from './keys.ts';

beforeEach(() => void vi.useFakeTimers({toFake: ['Date', 'performance']}));
afterEach(() => void vi.useRealTimers());

const openKeys = async (more: Readonly<Record<string, string>> = {}) => {
  const place = await createStorePlace();
  const settings = readSettings({...place, ...more});
  const faults: string[] = [];
  const keys = new Keys(settings, openTestStore(place), (error) => void faults.push(String(error)));
  return {keys, faults, file: keyFileOf(settings), dataDir: place.DATA_DIR};
};

// Uses the keys after a time that makes the server check the file again.
const idAfter = async (keys: Keys, ms: number): Promise<string> => {
  vi.advanceTimersByTime(ms);
  return (await keys.ring()).current.id;
};

test('a missing key file that the server created is written again, and the log reports it', async () => {
  const {keys, faults, file} = await openKeys();
  const {id} = (await keys.ring()).current;
  replaceKeyFile(file, [...(readKeyFile(file) ?? []), newDataKey()]);
  await idAfter(keys, 2_000);
  const before = readKeyFile(file)?.map((key) => key.id);
  expect(before).toHaveLength(2);
  rmSync(file);
  expect(await idAfter(keys, 2_000)).toBe(id);
  expect(readKeyFile(file)?.map((key) => key.id)).toEqual(before);
  expect(statSync(file).mode % 0o1000).toBe(0o600);
  expect(faults).toEqual([expect.stringMatching(/was gone.*written again/u)]);
  expect(await idAfter(keys, 120_000)).toBe(id);
  expect(faults).toHaveLength(1);
});

test('a key file that is kept elsewhere is never written, and the log reports every minute that it is missing', async () => {
  const elsewhere = join(temporaryFolder(), 'data.keys');
  createKeyFile(elsewhere, [newDataKey()], {isUnused: false});
  const {keys, faults} = await openKeys({DATA_KEY_FILE: elsewhere});
  const {id} = (await keys.ring()).current;
  renameSync(elsewhere, `${elsewhere}.away`);
  expect(await idAfter(keys, 2_000)).toBe(id);
  expect(faults).toEqual([expect.stringMatching(/is gone: put the file back before a restart, or .* lost/u)]);
  await idAfter(keys, 30_000);
  expect(faults).toHaveLength(1);
  await idAfter(keys, 31_000);
  expect(faults).toHaveLength(2);
  expect(existsSync(elsewhere)).toBe(false);
  // The file returns and disappears again, which is logged again.
  renameSync(`${elsewhere}.away`, elsewhere);
  await idAfter(keys, 2_000);
  expect(faults).toHaveLength(2);
  rmSync(elsewhere);
  expect(await idAfter(keys, 2_000)).toBe(id);
  expect(faults).toHaveLength(3);
});

test('nothing is written into another folder that replaced the data folder', async () => {
  const {keys, faults, file, dataDir} = await openKeys();
  await keys.ring();
  renameSync(dataDir, `${dataDir}-away`);
  vi.advanceTimersByTime(2_000);
  await keys.ring();
  expect(existsSync(dataDir)).toBe(false);
  mkdirSync(dataDir);
  vi.advanceTimersByTime(61_000);
  await keys.ring();
  expect(existsSync(file)).toBe(false);
  expect(faults).toHaveLength(2);
  rmSync(dataDir, {recursive: true});
  renameSync(`${dataDir}-away`, dataDir);
});

test('a key file that cannot be written again is reported like a file that is kept elsewhere', async () => {
  const {keys, faults, file} = await openKeys();
  const {id} = (await keys.ring()).current;
  rmSync(file);
  symlinkSync('/nonexistent/data.keys', file);
  expect(await idAfter(keys, 2_000)).toBe(id);
  expect(faults).toEqual([expect.stringContaining('is gone: put the file back')]);
});

test('a new key is noticed although the clock was set back', async () => {
  const {keys, file} = await openKeys();
  const {id} = (await keys.ring()).current;
  await idAfter(keys, 2_000);
  vi.setSystemTime(Date.now() - 86_400_000);
  const next = newDataKey();
  replaceKeyFile(file, [next, ...(readKeyFile(file) ?? [])]);
  expect(next.id).not.toBe(id);
  expect(await idAfter(keys, 2_000)).toBe(next.id);
});
