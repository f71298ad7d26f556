/* The guides of docs/guides: the exact lines of each, on a page with the markup that the platform publishes
   around them. */
import {readFileSync} from 'node:fs';
import type {FrameLocator, Page} from '@playwright/test';
import {linesOf} from './guide-lines.ts';
import {expect, test} from './partner-test.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Pastes the lines into a page, a block at each place. */
const paste = (page: string, blocks: readonly string[]): string => {
  const rest = [...blocks];
  const pasted = read(`embed-demo/guides/${page}.html`).replaceAll(
    '<!-- paste -->',
    () => rest.shift() ?? '',
  );
  expect(rest, 'each block has its place').toEqual([]);
  return pasted;
};

/** Sends a quote request and waits until the form is cleared: the server has acknowledged the request. */
const send = async (place: Page | FrameLocator, lastName: string): Promise<void> => {
  const form = place.locator('lamplight-quote-form').first();
  await form.locator('[name=firstName]').fill('Rosa');
  await form.locator('[name=lastName]').fill(lastName);
  await form.locator('[name=email]').fill('rosa@example.com');
  await form.locator('[name=insuranceType]').selectOption('life');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[name=lastName]')).toHaveValue('');
};

type Lead = {readonly lastName: string; readonly partner?: string; readonly context?: unknown};

for (const [title, file] of [
  ['Any page', 'any-page'],
  ['Squarespace', 'squarespace'],
  ['Shopify', 'shopify'],
  ['Webflow', 'webflow'],
  ['Google Tag Manager', 'google-tag-manager'],
] as const)
  test(`the lines of the guide for ${title} bring a lead, with the partner's id`, async ({
    page,
    partner,
    product,
  }) => {
    await page.goto(partner.publishDocument(paste(file, linesOf(title, product.site))));
    await send(page, `From ${file}`);
    const leads = JSON.parse(await product.leads('export', '--format', 'json')) as readonly Lead[];
    expect(JSON.stringify(leads.find(({lastName}) => lastName === `From ${file}`))).toContain('guide-7');
    if (file === 'google-tag-manager')
      await expect
        .poll(() => page.evaluate(() => JSON.stringify((globalThis as {dataLayer?: unknown}).dataLayer)))
        .toContain('lamplight-submitted');
  });

test("the lines of the guide for Wix bring a lead from Wix's frame", async ({page, partner, product}) => {
  const frame = partner.publishDocument(paste('wix-frame', linesOf('Wix', product.site)));
  await page.goto(
    partner.publishDocument(read('embed-demo/guides/wix.html').replace('<!-- frame -->', frame)),
  );
  await send(page.frameLocator('iframe'), 'From wix');
  expect(await product.leads('list')).toContain('From wix');
});

test('the link of the guide for emails leads to the form in Spanish, and the lead has partner and source', async ({
  page,
  partner,
  product,
}) => {
  await page.goto(partner.publishDocument(paste('email', linesOf('A link in an email', product.site))));
  await page.getByRole('link', {name: 'Pida una cotización gratuita'}).click();
  await expect(page).toHaveURL(/\/es\b.*#hero$/);
  await expect(page.locator('lamplight-quote-form form').first()).toContainText('Correo electrónico');
  await send(page, 'From email');
  const leads = JSON.parse(await product.leads('export', '--format', 'json')) as readonly Lead[];
  const lead = JSON.stringify(leads.find(({lastName}) => lastName === 'From email'));
  expect(lead).toContain('newsletter');
  expect(lead).toContain('guide-7');

  // A visitor who first looks around belongs to the partner, too: on a page that loads again, and on a page
  // that React draws.
  for (const isTouch of [true, false]) {
    const service = page.locator('a[href*="/services/"]:visible').first();
    if (isTouch) await service.evaluate((link: HTMLAnchorElement) => link.click());
    else await service.click();
    await expect(page).toHaveURL(/\/services\/.*partner=guide-7/u);
    await expect(page.locator('lamplight-quote-form')).toHaveAttribute('partner', 'guide-7');
    await page.goBack();
  }
});
