import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

// Each calculator says “Nothing you enter here leaves this page unless you send it”. The form that sends is
// another element.
const calculators = ['aca-calculator', 'life-calculator', 'retirement-calculator'];
const widgets = join(import.meta.dirname, '..');

/**
 * Every way in which a script can send data out of a page, and the folders whose code may use them; one folder contains
 * the sentences of the law.
 */
const WAY_OUT =
  /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection|\.\.\/api\/|from 'ky'|\/submission\/(?!late\/statutory-texts)/;

test('no calculator can send typed values', () => {
  const sources = calculators.flatMap((name) =>
    globSync(`${name}/**/*.{ts,tsx}`, {cwd: widgets}).filter((file) => !/\.test\.|\.examples\./.test(file)),
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((file) => WAY_OUT.test(readFileSync(join(widgets, file), 'utf8')))).toEqual([]);
});

test('the check finds a calculator that sends', () => {
  expect(readFileSync(join(widgets, 'quote-form/quote-form.element.ts'), 'utf8')).toMatch(WAY_OUT);
});
