/* A page that pins a version with the snippet of `npm run release`: every file is checked against its hash,
   including modules' imports and files of the first touch. */
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {pinnedSnippet} from '../../contract/pinned-snippet.ts';
import {keepRelease} from '../../server/site/releases.ts';
import {complaintsOf, expect, test} from './partner-test.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const snippetOn = (site: string, dataDir: string): string =>
  pinnedSnippet(keepRelease(dist, dataDir).manifest, {origin: site, element: 'quote-form', lang: 'es'});

/** Somebody changes a file on its way: still a module, but no longer ours. */
const tamperWith = async (page: Page, file: RegExp): Promise<void> => {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${await response.text()};globalThis.tampered = true;`});
  });
};

const isTampered = (page: Page): Promise<boolean> => page.evaluate(() => 'tampered' in window);

test('the pinned snippet draws its form, and its late files pass the check', async ({
  page,
  partner,
  product,
}) => {
  const complaints = complaintsOf(page);
  await page.goto(partner.publish({body: snippetOn(product.site, product.dataDir)}));
  const form = page.locator('lamplight-quote-form');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[part=summary]')).toBeVisible();
  await expect(form.locator('h2')).toHaveAttribute('id', 'title');
  expect(complaints).toEqual([]);
});

test('a shared file that was changed on its way does not run, and the children stay', async ({
  page,
  partner,
  product,
}) => {
  await tamperWith(page, /\/embed\/v[\d.]+\/assets\/runtime-/);
  const body = snippetOn(product.site, product.dataDir).replace('></lamplight', '>Call us</lamplight');
  await page.goto(partner.publish({body}));
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Call us')).toBeVisible();
  expect(await isTampered(page)).toBe(false);
});

test('a file of the first touch that was changed on its way does not run, and typed text stays', async ({
  page,
  partner,
  product,
}) => {
  await tamperWith(page, /\/embed\/v[\d.]+\/assets\/(?:late|preact)-/);
  await page.goto(partner.publish({body: snippetOn(product.site, product.dataDir)}));
  const form = page.locator('lamplight-quote-form');
  await form.locator('[name=firstName]').fill('Ana');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[role=alert]')).toBeVisible();
  await expect(form.locator('[name=firstName]')).toHaveValue('Ana');
  expect(await isTampered(page)).toBe(false);
});
