/* Elements on a page with Prototype.js 1.7, whose Array.from ignores its second argument and whose arrays have other entries(). */
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {sampled} from '../../agency/testing/sampled.ts';
import type {ProofChallenge} from '../../contract/problem.ts';
import type {Widget} from './every-widget.ts';
import {mountInEmptyTab} from './mount-in-empty-tab.ts';

const {from} = Array;
const {entries} = Array.prototype;
let everyWidget: readonly Widget[] = [];

beforeAll(async () => {
  Array.from = ((list: Iterable<unknown> | ArrayLike<unknown>) => from(list)) as typeof from;
  Object.assign(Array.prototype, {
    entries(this: readonly unknown[]) {
      return [...this];
    },
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  // After the page's own script, as on real pages: some lists are built while a file loads.
  ({everyWidget} = await import('./every-widget.ts'));
  const {define} = await import('../element/define.ts');
  for (const {elementClass} of everyWidget) define(elementClass);
});

afterEach(() => document.body.replaceChildren());

afterAll(() => {
  Array.from = from;
  Object.assign(Array.prototype, {entries});
  vi.unstubAllGlobals();
});

test('every state of every element shows its numbers', async () => {
  for (const widget of everyWidget) {
    for (const example of sampled(widget.examples, 6)) {
      const element = await mountInEmptyTab(widget, example, 'en');
      const text = element.shadowRoot?.querySelector('.lamplight')?.textContent ?? '';
      expect(`${widget.name}, ${example.name}: ${/NaN|undefined/.exec(text)?.[0] ?? 'fine'}`).toBe(
        `${widget.name}, ${example.name}: fine`,
      );
      element.remove();
    }
  }
}, 120_000);

test('the projection of savings has its points, and the chart its grid', async () => {
  const widget = everyWidget.find(({name}) => name === 'retirement-calculator');
  const example = widget?.examples.find(({name}) => name === 'excellent');
  if (!widget || !example) throw new Error('no such state');
  const element = await mountInEmptyTab(widget, example, 'en');
  await expect
    .poll(() => element.shadowRoot?.querySelectorAll('.chart-table tbody tr, table tbody tr').length)
    .toBeGreaterThan(20);
});

test('the proof of work that a busy server requires is solved', async () => {
  const {solveProof} = await import('../api/solve-proof.ts');
  const {hasher} = await import('../api/sha256-block.ts');
  const [nonce, salt] = ['ab'.repeat(16), 'cd'.repeat(16)];
  const bytes = Uint8Array.from((salt + nonce).match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const words = [...hasher(bytes)(700)].map((word) => (word >>> 0).toString(16).padStart(8, '0'));
  const challenge: ProofChallenge = {
    parameters: {
      algorithm: 'SHA-256',
      cost: 1,
      data: {sender: 's'},
      expiresAt: 1,
      keyLength: 32,
      keyPrefix: words.slice(0, 4).join(''),
      nonce,
      salt,
    },
    signature: 'ef'.repeat(32),
  };
  const solved = JSON.parse(atob(await solveProof(challenge))) as {solution: {counter: number}};
  expect(solved.solution.counter).toBe(700);
});
