/* Many instances of each element on one page: a directory of agents, an endless list. Their common costs are paid once, and each further
   instance costs what the first one did. Counted, not timed. */
import type {Page} from '@playwright/test';
import {isFull} from '../../host/e2e/every-page.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import {expect, loaderTag, test} from './partner-test.ts';

/** Members whose calls show how much a script works on the page's tree. */
const COUNTED = {
  Document: ['createElement', 'querySelectorAll'],
  Element: ['querySelector', 'querySelectorAll', 'getAttribute', 'setAttribute', 'attachShadow'],
  Node: ['insertBefore'],
  EventTarget: ['addEventListener'],
  IntersectionObserver: ['observe'],
} as const;

const countCalls = async (page: Page): Promise<void> => {
  await page.addInitScript((counted) => {
    const calls: Record<string, number> = {};
    Object.assign(window, {calls});
    for (const [owner, members] of Object.entries(counted)) {
      const {prototype} =
        (window as unknown as Record<string, {prototype: Record<string, (...args: unknown[]) => unknown>}>)[
          owner
        ] ?? {};
      for (const member of members) {
        const original = prototype?.[member];
        if (!prototype || !original) throw new Error(`${owner} has no ${member}`);
        prototype[member] = function (this: unknown, ...args) {
          calls[member] = (calls[member] ?? 0) + 1;
          return original.apply(this, args);
        };
      }
    }
  }, COUNTED);
};

/** Opens a page with some instances of each element, and waits until all are drawn. */
const crowd = async (
  {page, partner, product}: {page: Page; partner: {publish(page: object): string}; product: {site: string}},
  instances: number,
  names: readonly string[] = widgetNames,
): Promise<{readonly calls: Readonly<Record<string, number>>; readonly requests: readonly string[]}> => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(product.site)) requests.push(new URL(request.url()).pathname);
  });
  await countCalls(page);
  const body = names.map((name) => `<lamplight-${name}></lamplight-${name}>`.repeat(instances)).join('');
  await page.goto(partner.publish({head: loaderTag(product.site), body}));
  // An element loads as soon as one instance is near; all its instances then draw at once.
  for (const name of names) await page.locator(`lamplight-${name}`).first().scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('*')].filter(({shadowRoot}) =>
        shadowRoot?.querySelector('.lamplight[data-live]'),
      ).length === count,
    names.length * instances,
    {polling: 500, timeout: 60_000},
  );
  const calls = await page.evaluate(() => (window as unknown as {calls: Record<string, number>}).calls);
  return {calls, requests};
};

// A file or a sheet that each instance takes for itself shows with a few instances, too. `test:all` takes a hundred.
const CROWD = isFull ? 100 : 20;

test(`${CROWD} of each element share their style sheets and their files`, async ({
  page,
  partner,
  product,
}) => {
  test.setTimeout(120_000);
  const {requests} = await crowd({page, partner, product}, CROWD);
  const files = requests.filter((path) => path.startsWith('/embed/'));
  expect(files.length).toBeGreaterThan(widgetNames.length);
  expect(files.length - new Set(files).size).toBe(0);
  const sheets = await page.evaluate(
    (names) =>
      names.map(
        (name) =>
          new Set(
            [...document.querySelectorAll(`lamplight-${name}`)].flatMap(
              ({shadowRoot}) => shadowRoot?.adoptedStyleSheets ?? [],
            ),
          ).size,
      ),
    widgetNames,
  );
  const one = await page.evaluate(
    (names) =>
      names.map((name) => document.querySelector(`lamplight-${name}`)?.shadowRoot?.adoptedStyleSheets.length),
    widgetNames,
  );
  expect(sheets).toEqual(one);
});

test('ten times as many elements need no more than ten times the work', async ({
  context,
  page,
  partner,
  product,
}) => {
  test.setTimeout(120_000);
  const few = await crowd({page, partner, product}, 2);
  const many = await crowd({page: await context.newPage(), partner, product}, 20);
  expect(Object.keys(few.calls).toSorted()).toEqual([...new Set(Object.values(COUNTED).flat())].toSorted());
  // A tenth more, because the number of calls that wait for a frame varies.
  for (const [member, count] of Object.entries(many.calls))
    expect(count, member).toBeLessThanOrEqual((few.calls[member] ?? 0) * 10 * 1.1);
});

// Alone, because the work of another element would hide a surplus of these: one draws by hand, the other has the most nodes.
for (const name of ['chat', 'questionnaire'] as const)
  test(`each ${name} after the first needs the same work`, async ({context, page, partner, product}) => {
    test.setTimeout(120_000);
    const few = await crowd({page, partner, product}, 5, [name]);
    const many = await crowd({page: await context.newPage(), partner, product}, 50, [name]);
    for (const member of ['createElement', 'attachShadow', 'observe'])
      expect(few.calls[member], member).toBeGreaterThanOrEqual(5);
    for (const [member, count] of Object.entries(many.calls))
      expect(count, member).toBeLessThanOrEqual((few.calls[member] ?? 0) * 10 * 1.1);
    expect(many.requests.toSorted()).toEqual(few.requests.toSorted());
  });
