/*
 * Every element on each hostile page: all draw themselves, nothing is thrown, and the page afterwards has one global more and
 * nothing else.
 */
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {widgetNames} from '../../widgets/embed/names.ts';
import {hostilePages} from './hostile-pages.ts';
import {complaintsOf, expect, loaderTag, test} from './partner-test.ts';

const built = fileURLToPath(new URL('../../dist/embed/v1', import.meta.url));

/** Keeps a release 0.9.0 of the same files under another version, as a page that pinned an old one gets it. */
const keepOldRelease = (dataDir: string): void => {
  const folder = join(dataDir, 'releases/v0.9.0');
  rmSync(folder, {recursive: true, force: true});
  cpSync(built, folder, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  const {version} = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8')) as {version: string};
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`\`${version}\``, '`0.9.0`'));
  }
};

/** Goes by every element on the page, in its shadow roots, too, until all have drawn themselves. */
const allDrawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (count) => {
      const found: Element[] = [];
      const find = (root: ParentNode): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.localName.startsWith('lamplight-')) found.push(element);
          else if (element.shadowRoot) find(element.shadowRoot);
        }
      };
      find(document);
      const waiting = found.find(
        ({shadowRoot}) => !shadowRoot?.querySelector<HTMLElement>('.lamplight')?.dataset['live'],
      );
      waiting?.scrollIntoView({behavior: 'instant'});
      return !waiting && found.length === count;
    },
    widgetNames.length,
    {polling: 60},
  );
};

const watch = `<script>window.before = Object.getOwnPropertyNames(window).concat('before', 'nextRound', 'root', 'look');</script>`;

for (const {name} of hostilePages(''))
  test(`every element stands on a page with ${name}`, async ({page, context, partner, product}) => {
    const complaints = complaintsOf(page);
    keepOldRelease(product.dataDir);
    const hostile = hostilePages(product.site).find((one) => one.name === name);
    await page.goto(partner.publish({head: watch + (hostile?.head ?? ''), body: hostile?.body ?? ''}));
    for (let round = 0; round < 3; round++) {
      await allDrawn(page);
      await page.evaluate(() => (window as {nextRound?: () => void}).nextRound?.());
    }
    await allDrawn(page);
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

test('a quote is sent from a page that has frozen Object.prototype, and a calculator calculates there', async ({
  page,
  partner,
  product,
}) => {
  const complaints = complaintsOf(page);
  const frozen = hostilePages(product.site).find(({name}) => name === 'frozen built-ins');
  await page.goto(partner.publish({head: frozen?.head ?? '', body: frozen?.body ?? ''}));
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
  test(`with an API that answers ${status} every element draws, and a form keeps what was typed`, async ({
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

test('a mistyped tag is reported with the names that exist, and its children stay', async ({
  page,
  partner,
  product,
}) => {
  const body = `<lamplight-quote-from><a href="tel:+17135550100">Call us</a></lamplight-quote-from>
    <script>document.addEventListener('lamplight-error', ({detail}) => (document.title = detail.code + detail.message));</script>`;
  await page.goto(partner.publish({head: loaderTag(product.site), body}));
  await expect(page).toHaveTitle(/^load<lamplight-quote-from> is no element of Lamplight: .*quote-form/);
  await expect(page.getByText('Call us')).toBeVisible();
});

test('in a frame with sandbox and without allow-forms, a form is still checked and a calculator calculates', async ({
  page,
  partner,
  product,
}) => {
  const frame = (name: string): string =>
    `<iframe sandbox="allow-scripts allow-same-origin" src="${product.site}/embed/v1/frame/${name}" width="700" height="900" title="${name}"></iframe>`;
  await page.goto(partner.publish({body: frame('life-calculator')}));
  const calculator = page.frameLocator('iframe').locator('lamplight-life-calculator');
  await calculator.locator('.opener').click();
  await calculator.locator('[part=calculate]').click();
  await expect(calculator.locator('.headline-value')).toBeVisible();
});
