/* Every element on each hostile page: all draw themselves, nothing is thrown, and the page afterward has one
   more global and nothing else. */
import type {Page} from '@playwright/test';
import {widgetNames} from '../../widgets/embed/names.ts';
import {everyElement} from './hostile-page.ts';
import {hostilePage, hostilePages} from './hostile-pages.ts';
import {keepOldRelease} from './old-release.ts';
import {dialogStates, drawnStates} from './page-state.ts';
import {complaintsOf, expect, loaderTag, test} from './partner-test.ts';

/** Visits every element on the page, including shadow roots, until all have drawn themselves. */
const allDrawn = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(drawnStates), {timeout: 30_000, intervals: [60]})
    .toBe(widgetNames.map((name) => `lamplight-${name} drawn`).join('\n'));
};

const watch = `<script>window.before = Object.getOwnPropertyNames(window).concat('before', 'nextRound', 'root', 'look');</script>`;

for (const {name, write, isBehindButtons} of hostilePages.filter(({isInEveryRun}) => isInEveryRun))
  test(`every element works on a page with ${name}`, async ({page, context, partner, product}) => {
    const complaints = complaintsOf(page);
    keepOldRelease(product.dataDir);
    const {head = '', body} = write({site: product.site});
    await page.goto(partner.publish({head: watch + head, body}));
    for (let round = 0; round < 3; round++) {
      await allDrawn(page);
      await page.evaluate(() => (window as {nextRound?: () => void}).nextRound?.());
    }
    await allDrawn(page);
    if (isBehindButtons)
      await expect.poll(() => page.evaluate(dialogStates), {timeout: 30_000, intervals: [60]}).toBe('');
    expect(complaints).toEqual([]);
    const left = await page.evaluate(() => ({
      names: Object.getOwnPropertyNames(window).filter(
        (global) => !(window as unknown as {before: string[]}).before.includes(global),
      ),
      stored: localStorage.length + sessionStorage.length,
    }));
    expect(left).toEqual({names: ['Lamplight'], stored: 0});
    expect(await context.cookies()).toEqual([]);
  });

test('a quote is sent from a page with a frozen Object.prototype, and a calculator calculates there', async ({
  page,
  partner,
  product,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(partner.publish(hostilePage('frozen built-ins').write({site: product.site})));
  const form = page.locator('lamplight-quote-form');
  await form.scrollIntoViewIfNeeded();
  for (const [field, value] of [
    ['firstName', 'Ana'],
    ['lastName', 'Reyes'],
    ['email', 'ana@example.com'],
  ] as const)
    await form.locator(`[name=${field}]`).fill(value);
  await form.locator('[name=insuranceType]').selectOption('health');
  const sent = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('lamplight-submitted', resolve, {once: true})),
  );
  await form.locator('button[type=submit]').click();
  await sent;
  const calculator = page.locator('lamplight-life-calculator');
  await calculator.locator('.opener').click();
  await calculator.locator('input[name=income]').fill('75000');
  await calculator.locator('[part=calculate]').click();
  await expect(calculator.locator('.headline-value')).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const status of [429, 503])
  test(`with an API that answers ${status} every element draws, and a form keeps typed text`, async ({
    page,
    partner,
    product,
  }) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status,
        headers: {
          'Retry-After': '60',
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': '*',
        },
        contentType: 'application/problem+json',
        body: JSON.stringify({status, code: status === 429 ? 'rate-limited' : 'unavailable', detail: ''}),
      }),
    );
    const body = widgetNames.map((name) => `<lamplight-${name}></lamplight-${name}>`).join('');
    await page.goto(partner.publish({head: loaderTag(product.site), body}));
    await allDrawn(page);
    const form = page.locator('lamplight-quote-form');
    await form.locator('[name=firstName]').fill('Ana');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[name=firstName]')).toHaveValue('Ana');
  });

test('a mistyped tag is reported, and its children stay', async ({page, partner, product}) => {
  const body = `<lamplight-quote-from><a href="tel:+17135550100">Call us</a></lamplight-quote-from>
    <script>document.addEventListener('lamplight-error', ({detail}) => (document.title = detail.code + detail.message));</script>`;
  await page.goto(partner.publish({head: loaderTag(product.site), body}));
  await expect(page).toHaveTitle('loadunknown lamplight-quote-from');
  await expect(page.getByText('Call us')).toBeVisible();
});

test('in a frame with sandbox and without allow-forms, a form is still checked and a calculator calculates', async ({
  page,
  partner,
  product,
}) => {
  const frame = (name: string): string =>
    `<iframe sandbox="allow-scripts allow-same-origin" src="${product.site}/embed/v1/frame/${name}" width="700" height="900" title="${name}"></iframe>`;
  await page.goto(partner.publish({body: frame('quote-form')}));
  const form = page.frameLocator('iframe').locator('lamplight-quote-form');
  await form.locator('[name=firstName]').fill('Ana');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[part=summary] a').first()).toBeVisible();
  await expect(form.locator('[name=firstName]')).toHaveValue('Ana');
  await page.goto(partner.publish({body: frame('life-calculator')}));
  const calculator = page.frameLocator('iframe').locator('lamplight-life-calculator');
  await calculator.locator('.opener').click();
  await calculator.locator('[part=calculate]').click();
  await expect(calculator.locator('.headline-value')).toBeVisible();
});

test('elements that a page moves into a frame, and back, keep their style and their behavior', async ({
  page,
  partner,
  product,
}) => {
  const complaints = complaintsOf(page);
  const body = `${everyElement()}<iframe width="900" height="900" srcdoc="<!doctype html><p>A frame"></iframe>`;
  await page.goto(partner.publish({head: loaderTag(product.site), body}));
  await allDrawn(page);
  // The late style sheets of a form move, too.
  await page.locator('lamplight-quote-form [name=firstName]').fill('Ana');
  await page.locator('lamplight-quote-form button[type=submit]').click();
  await expect(page.locator('lamplight-quote-form [part=summary]')).toBeVisible();
  const sheets = () =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentDocument;
      const all = [document, frame].flatMap((one) => Array.from(one?.querySelectorAll('*') ?? []));
      return all
        .filter(({localName}) => localName.startsWith('lamplight-'))
        .map(({localName, shadowRoot}) => [localName, shadowRoot?.adoptedStyleSheets.length ?? 0] as const);
    });
  /** Late parts may bring a further sheet meanwhile, and no sheet is lost. */
  const expectSheets = async (): Promise<void> => {
    const after = new Map(await sheets());
    for (const [name, count] of before)
      expect(after.get(name), name).toBeGreaterThanOrEqual(Math.max(1, count));
  };
  const before = await sheets();
  const move = (isBack: boolean): Promise<void> =>
    page.evaluate((back) => {
      const frame = document.querySelector('iframe')?.contentDocument;
      const [from, to] = back ? [frame, document] : [document, frame];
      for (const element of from?.querySelectorAll('*') ?? [])
        if (element.localName.startsWith('lamplight-')) to?.body.append(element);
    }, isBack);
  await move(false);
  await expectSheets();
  const form = page.frameLocator('iframe').locator('lamplight-quote-form');
  await expect(form.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(11, 90, 94)');
  await expect(form.locator('[name=firstName]')).toHaveValue('Ana');
  await move(true);
  await expectSheets();
  await allDrawn(page);
  expect(complaints).toEqual([]);
});
