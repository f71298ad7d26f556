import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {defineConstructors} from './preact-on-frozen-prototypes.ts';

const installed = createRequire(import.meta.url)
  .resolve('preact')
  .replace(/preact\.js$/, 'preact.module.js');

test('the installed version of Preact copies properties as the plugin expects', () => {
  expect(defineConstructors(readFileSync(installed, 'utf8'))).toContain('Object.defineProperty(n,u,');
});

test('another version of Preact stops the build instead of failing on a frozen page', () => {
  expect(() => defineConstructors('function other(n,l){return n}')).toThrow(
    /copies properties in another way/,
  );
});
