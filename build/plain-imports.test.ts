import {expect, test} from 'vitest';
import {unwrapped} from './plain-imports.ts';

test.each([
  ['import { u as __vitePreload, a as jsx } from "./r.js";', 'import { a as jsx } from "./r.js";'],
  ['import { a as jsx, u as __vitePreload } from "./r.js";', 'import { a as jsx } from "./r.js";'],
  [
    'import { a as jsx, u as __vitePreload, b as t } from "./r.js";',
    'import { a as jsx, b as t } from "./r.js";',
  ],
])('takes the wrapper off imports, wherever its name stands in the list: %s', (line, wanted) => {
  const call =
    'f(__vitePreload(() => import("./a.js"), __VITE_PRELOAD__), __vitePreload(() => g, __VITE_PRELOAD__))';
  expect(unwrapped(`${line}\n${call}`)).toBe(`${wanted}\nf((() => import("./a.js"))(), (() => g)())`);
});

test('removes the wrapper from an import in a separate file, which has nothing to preload', () => {
  expect(unwrapped('const load = () => __vitePreload(() => import(`${base}a.js`), void 0)')).toBe(
    'const load = () => (() => import(`${base}a.js`))()',
  );
});

test('the chunk with the wrapper loses the wrapper and its export', () => {
  const code =
    'const __vitePreload = (load) => load();\nconst one = 1;\nexport { one as a, __vitePreload as b, two as c };\n';
  expect(unwrapped(code)).toBe('const one = 1;\nexport { one as a, two as c };\n');
});
