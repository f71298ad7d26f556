import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {FolderSync} from './folder-sync.ts';

test('callers of one moment share a sync, and who comes while one is under way waits for the next', async () => {
  const entries = new FolderSync(temporaryFolder());
  const first = entries.sync();
  expect(entries.sync()).toBe(first);
  // The sync has begun and may miss files that are made from here on.
  await Promise.resolve();
  await Promise.resolve();
  const second = entries.sync();
  expect(second).not.toBe(first);
  await Promise.all([first, second]);
});

test('a sync that fails says so to its callers and to nobody after them', async () => {
  const folder = join(temporaryFolder(), 'later');
  const entries = new FolderSync(folder);
  const failed = [entries.sync(), entries.sync()];
  for (const sync of failed) await expect(sync).rejects.toThrow('ENOENT');
  mkdirSync(folder);
  await entries.sync();
});
