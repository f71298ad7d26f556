import {afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import type {ElementWithAnswer} from '../element/early-answer.ts';

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

/** Adds rows node by node, as a parser does, each hundred in a batch of its own. */
const streamRows = async (body: HTMLElement, rows: number): Promise<void> => {
  for (let row = 0; row < rows; row++) {
    const line = body.appendChild(document.createElement('tr'));
    line.appendChild(document.createElement('td')).textContent = String(row);
    if (row % 100 === 0) await Promise.resolve();
  }
  await Promise.resolve();
};

/** Returns a part of the page that the loader has just begun to watch. */
const watchedPart = (): HTMLElement => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({mode: 'open'});
  const part = root.appendChild(document.createElement('section'));
  (globalThis as {Lamplight?: {load?: (root: ShadowRoot) => void}}).Lamplight?.load?.(root);
  return part;
};

describe('a page that streams thousands of rows', () => {
  beforeEach(() => vi.useFakeTimers({toFake: ['setTimeout']}));
  afterEach(() => vi.useRealTimers());

  test('pays for a few searches, not for each of its rows', async () => {
    const reads = vi.spyOn(MutationRecord.prototype, 'addedNodes', 'get');
    const part = watchedPart();
    await streamRows(part, 10_000);
    // Two thousand records, three a row, and the rest of their batch, by this part's observer and the document's.
    expect(reads.mock.calls.length).toBeLessThanOrEqual(2_300);
    expect(looked).toBeLessThanOrEqual(2_300);
  });

  test('shows an element that arrives while the loader rests a moment later', async () => {
    const part = watchedPart();
    await streamRows(part, 1_000);
    part.append(document.createElement('lamplight-enrollment-banner'));
    await Promise.resolve();
    expect(complaints).toEqual([]);
    vi.advanceTimersByTime(200);
    await expect.poll(() => complaints).toEqual([expect.stringContaining('enrollment-banner.own')]);
  });

  test('has each of its elements loaded once, although it is searched several times', async () => {
    const part = watchedPart();
    part.append(document.createElement('lamplight-enrollment-banner'));
    for (let round = 0; round < 4; round++) {
      await streamRows(part, 1_000);
      vi.advanceTimersByTime(200);
    }
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    expect(complaints).toHaveLength(1);
  });

  test('shows an element at once again when few nodes come', async () => {
    const part = watchedPart();
    await streamRows(part, 1_000);
    vi.advanceTimersByTime(200);
    part.append(document.createElement('lamplight-enrollment-banner'));
    await expect.poll(() => complaints).toHaveLength(1);
  });
});

test('a request of the API by an element starts together with its files, except for an API of its own', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({id: 1})));
  const banner: ElementWithAnswer = document.createElement('lamplight-enrollment-banner');
  const another: ElementWithAnswer = document.createElement('lamplight-enrollment-banner');
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
  const near = ['one', 'two', 'three'].map((): ElementWithAnswer =>
    document.createElement('lamplight-testimonials'),
  );
  document.body.append(...near);
  await expect.poll(() => near.every((one) => 'lamplight:data' in one)).toBe(true);
  expect(answers).toHaveLength(1);
  answers[0]?.(Response.json({testimonials: []}));
  for (const one of near) expect(await one['lamplight:data']).toEqual({testimonials: []});
  const later: ElementWithAnswer = document.createElement('lamplight-testimonials');
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
