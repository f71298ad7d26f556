import {existsSync, readFileSync} from 'node:fs';
import {glob} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

// Folders of the second level, in which a reader looks for the purpose of the files. Build results and a store are no code.
const folders = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const entry of glob('*/*', {
    cwd: root,
    withFileTypes: true,
    exclude: ({name}) => /^(?:\..*|dist.*|node_modules|data|test-results)$/u.test(name),
  }))
    if (entry.isDirectory()) found.push(relative(root, join(entry.parentPath, entry.name)));
  return found;
};

test('every folder of the second level has a README', async () => {
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
