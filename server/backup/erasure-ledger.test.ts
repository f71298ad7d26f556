import {appendFileSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {noteErased, readErased} from './erasure-ledger.ts';

const at = '2026-11-21T11:00:00.000Z';
const ids = [
  '01a1fdf1-1c05-72bc-a450-d2988b6d1865',
  '01a1fdf1-1c05-72bc-a450-d2988b6d1866',
  '01a1fdf1-1c05-72bc-a450-d2988b6d1867',
];
const erased = ids.map((id) => ({id, at}));

test('notes are read again, each once, and only their owner can read the file', async () => {
  const folder = join(temporaryFolder(), 'deep');
  expect(await readErased(folder)).toEqual([]);
  await noteErased(folder, erased.slice(0, 2));
  await noteErased(folder, erased);
  expect(await readErased(folder)).toEqual(erased);
  const file = join(folder, 'erased.jsonl');
  expect(readFileSync(file, 'utf8').match(/"id"/gu)).toHaveLength(3);
  expect(statSync(file).mode % 0o1000).toBe(0o600);
});

test('a line that was torn takes no other with it', async () => {
  const folder = temporaryFolder();
  await noteErased(folder, erased.slice(0, 1));
  appendFileSync(join(folder, 'erased.jsonl'), '{"id":"01a1fdf1-1c05-72');
  await noteErased(folder, erased.slice(1, 2));
  expect(await readErased(folder)).toEqual(erased.slice(0, 2));
});
