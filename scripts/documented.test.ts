import {existsSync, readFileSync} from 'node:fs';
import {glob} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

// Build results, packages, a store and the folders of tools contain no code that a reader looks for.
const IS_IGNORED = /^(?:\..*|dist.*|node_modules|data|test-results)(?:\/|$)/u;

// Folders of the two highest levels, in which a reader looks for the purpose of the files.
const folders = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const entry of glob('{*,*/*}', {
    cwd: root,
    withFileTypes: true,
    exclude: ({name}) => IS_IGNORED.test(name),
  }))
    if (entry.isDirectory()) found.push(relative(root, join(entry.parentPath, entry.name)));
  return found.filter((folder) => !IS_IGNORED.test(folder));
};

test('every folder of the two highest levels has a README', async () => {
  const all = await folders();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

test('README.md or CONTRIBUTING.md describes every npm script', () => {
  const {scripts} = JSON.parse(read('package.json')) as {readonly scripts: Readonly<Record<string, string>>};
  const described = new Set(
    [...`${read('README.md')}${read('CONTRIBUTING.md')}`.matchAll(/npm (?:run (?:-s )?)?([a-z:]+)/gu)].map(
      ([, name]) => name,
    ),
  );
  expect(Object.keys(scripts).filter((name) => !described.has(name))).toEqual([]);
});
