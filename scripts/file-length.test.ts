import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const root = join(import.meta.dirname, '..');

// The linter counts the lines of programs with the same limit (`max-lines`).
const MAX_LINES = 280;

const linesOf = (text: string): number => text.split('\n').length - 1;

test('no style sheet and no file of the WordPress plugin has more lines than a program may have', () => {
  const files = globSync('{agency,desk,embed-demo,host,look,package,widgets}/**/*.{css,php}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => linesOf(readFileSync(join(root, file), 'utf8')) > MAX_LINES)).toEqual([]);
  expect(readFileSync(join(root, '.oxlintrc.json'), 'utf8')).toContain(
    `"max-lines": ["error", ${MAX_LINES}]`,
  );
});
