import type {Asked} from '../element/early-answer.ts';
import {afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';

/** The number of elements that the loader has searched so far. */
let looked = 0;
let complaints: string[] = [];

beforeAll(async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with a separate element below
  const {querySelectorAll} = Element.prototype;
  vi.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    if (selector === ':not(:defined)') looked += this.getElementsByTagName('*').length;
    return querySelectorAll.call(this, selector);
  });
  await import('./loader.ts');
});

beforeEach(() => {
  looked = 0;
  complaints = [];
  // There is no file beside a test: each element that the loader finds results in one line that names its
  // file.
  vi.spyOn(console, 'error').mockImplementation((error) => void complaints.push(String(error)));
});

afterEach(() => document.body.replaceChildren());

const anyRow = (index: number): string => `<tr><td>${index}</td><td>text</td></tr>`;

test('a table that arrives row by row costs the same for each row, however long the table is', async () => {
  const body = document.createElement('tbody');
  document.body.append(body);
  await Promise.resolve();
  for (let row = 0; row < 300; row++) {
    body.insertAdjacentHTML('beforeend', anyRow(row));
    await Promise.resolve(); // each row in a separate batch, as a stream delivers it
  }
  expect(looked).toBeLessThanOrEqual(300 * 3);
});

test('a table that arrives at once is searched once', async () => {
  const table = document.createElement('table');
  document.body.append(table);
  const body = document.createElement('tbody');
  table.append(body);
  for (let row = 0; row < 300; row++) body.insertAdjacentHTML('beforeend', anyRow(row));
  await Promise.resolve();
  expect(looked).toBeLessThanOrEqual(1 + 300 * 3);
});

test('a request of the API by an element starts together with its files, except for an API of its own', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({id: 1})));
  const banner: Asked = document.createElement('lamplight-enrollment-banner');
  const another: Asked = document.createElement('lamplight-enrollment-banner');
  another.setAttribute('api', 'https://agency.example');
  document.body.append(banner, another);
  await expect.poll(() => 'lamplight:data' in banner).toBe(true);
  expect(await banner['lamplight:data']).toEqual({id: 1});
  expect(asked.mock.calls.map(([address]) => new Request(address).url)).toEqual([
    expect.stringMatching(/\/api\/campaigns$/u),
  ]);
  expect(another['lamplight:data']).toBeUndefined();
  await expect.poll(() => complaints).toHaveLength(2);
});

test('elements that come near together share one answer, and a later element gets a new one', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const near = ['one', 'two', 'three'].map((): Asked => document.createElement('lamplight-testimonials'));
  document.body.append(...near);
  await expect.poll(() => near.every((one) => 'lamplight:data' in one)).toBe(true);
  expect(answers).toHaveLength(1);
  answers[0]?.(Response.json({testimonials: []}));
  for (const one of near) expect(await one['lamplight:data']).toEqual({testimonials: []});
  const later: Asked = document.createElement('lamplight-testimonials');
  document.body.append(later);
  await expect.poll(() => 'lamplight:data' in later).toBe(true);
  expect(answers).toHaveLength(2);
});

test('an element is found wherever it arrives: alone, inside other content, or moved in later', async () => {
  const file = /lamplight-?|enrollment-banner\.own\.js/;
  document.body.append(document.createElement('lamplight-enrollment-banner'));
  await expect.poll(() => complaints.filter((line) => file.test(line))).toHaveLength(1);
  const section = document.createElement('section');
  section.innerHTML = '<div><p><lamplight-enrollment-banner></lamplight-enrollment-banner></p></div>';
  document.body.append(section);
  await expect.poll(() => complaints.filter((line) => file.test(line))).toHaveLength(2);
  const late = document.createElement('div');
  document.body.append(late);
  late.append(document.createElement('p'));
  await Promise.resolve();
  late.firstElementChild?.append(document.createElement('lamplight-enrollment-banner'));
  await expect.poll(() => complaints.filter((line) => file.test(line))).toHaveLength(3);
});
