import {
  chmodSync,
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {writeOutputFile} from './output-file.ts';

const modeOf = (file: string): number => statSync(file).mode % 0o1000;

const readableByAll = () => {
  const folder = temporaryFolder();
  const file = join(folder, 'leads.csv');
  writeFileSync(file, 'old');
  chmodSync(file, 0o644);
  return {folder, file};
};

test('an export over a file that anybody could read is its owner’s only', async () => {
  const {file} = readableByAll();
  // A program with the old file open continues to read the old file.
  const opened = openSync(file, 'r');
  await writeOutputFile(file, ({write}) => write('new'));
  expect([modeOf(file), readFileSync(file, 'utf8')]).toEqual([0o600, 'new']);
  expect(readFileSync(opened, 'utf8')).toBe('old');
  closeSync(opened);
});

test('an export that fails leaves the file unchanged, and no other file beside it', async () => {
  const {folder, file} = readableByAll();
  const failing = writeOutputFile(file, async ({write}) => {
    await write('half of it');
    throw new Error('the store is gone');
  });
  await expect(failing).rejects.toThrow('the store is gone');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['leads.csv']);
});

test('a link stays a link, and a folder that is not there is an error', async () => {
  const {folder, file} = readableByAll();
  const link = join(folder, 'link.csv');
  symlinkSync(file, link);
  await writeOutputFile(link, ({write}) => write('new'));
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file, 'utf8'), modeOf(file)]).toEqual([
    true,
    'new',
    0o600,
  ]);
  const missing = join(folder, 'none', 'x.csv');
  await expect(writeOutputFile(missing, async () => {})).rejects.toMatchObject({
    name: 'CommandError',
    message: `${missing} cannot be written: ENOENT: no such file or directory.`,
  });
});

test("output that exceeds a stream's buffer arrives complete", async () => {
  const file = join(temporaryFolder(), 'large.json');
  await writeOutputFile(file, async ({write}) => {
    for (let part = 0; part < 200; part += 1) await write('x'.repeat(10_000));
  });
  expect(statSync(file).size).toBe(2_000_000);
});
