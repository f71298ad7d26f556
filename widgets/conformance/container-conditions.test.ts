import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const root = join(import.meta.dirname, '..');

// WebKit compared pixels with the width after zoom until October 2025 (https://bugs.webkit.org/show_bug.cgi?id=300066), as WebKitGTK 2.50 does: at
// 400 %, a column of 320 px would have the layout of a column of 1280 px. A width in em grows with zoom, as the text does.
test('the widths in conditions on a container are in em', () => {
  const files = globSync('**/*.css', {cwd: root, exclude: ['**/node_modules/**']});
  const conditions = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@container[^{]*/gu)].map(
      ([condition]) => `${file}: ${condition.trim()}`,
    ),
  );
  expect(conditions.length).toBeGreaterThan(20);
  expect(conditions.filter((condition) => !/\(width (?:<|>=) [\d.]+em\)$/u.test(condition))).toEqual([]);
});
