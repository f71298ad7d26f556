import {cpSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const LEFT: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  'data',
  'test-results',
  '.cache',
  'dist',
  'dist.new',
  'dist.old',
]);

/** Copies the checkout into a new temporary folder without its build and its data. Packages are linked, not copied. */
export const copyCheckout = (root: string, prefix: string): string => {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  for (const name of readdirSync(root))
    if (!LEFT.has(name)) cpSync(join(root, name), join(copy, name), {recursive: true});
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};
