import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

// “Nothing you enter here leaves this page unless you send it” stands in each of them. The form that sends is another element.
const calculators = ['aca-calculator', 'life-calculator', 'retirement-calculator'];
const widgets = join(import.meta.dirname, '..');

/** Every way out of a page that a script has, and the folders whose code knows them; the sentences of the law stand in one of them. */
const WAY_OUT =
  /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|RTCPeerConnection|\.\.\/api\/|from 'ky'|\/submission\/(?!late\/statutory-texts)/;

test('no calculator can send what is typed into it', () => {
  const sources = calculators.flatMap((name) =>
    globSync(`${name}/**/*.{ts,tsx}`, {cwd: widgets}).filter((file) => !/\.test\.|\.examples\./.test(file)),
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((file) => WAY_OUT.test(readFileSync(join(widgets, file), 'utf8')))).toEqual([]);
});

test('a calculator that sends would be found', () => {
  expect(readFileSync(join(widgets, 'quote-form/quote-form.element.ts'), 'utf8')).toMatch(WAY_OUT);
});
