/* Presses and keys before React is there: nothing is lost, and a visitor who only reads never downloads React. */
import type {Page} from '@playwright/test';
import {expect, test} from '../../reliability/product-test.ts';
import {allReady} from '../../embed-demo/e2e/partner-test.ts';

const isLive = (page: Page) => page.locator('html[data-site=live]');

/** Keeps React away until the result is called. */
const holdReact = async (page: Page): Promise<() => void> => {
  const {promise, resolve} = Promise.withResolvers<void>();
  await page.route(/\/assets\/client-[\w-]+\.js/u, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('a visitor who reads, opens a question and a calculator and scrolls never downloads React', async ({
  page,
  product,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/client-/u.test(request.url())) scripts.push(request.url());
  });
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(product.site);
  await allReady(page);
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details').first()).toHaveAttribute('open');
  const calculator = page.locator('lamplight-retirement-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await calculator.locator('[part~=open]').click();
  await expect(page.locator('#retirement-calculator')).toHaveClass(/open/u);
  await page.locator('#cancer-insurance .service-links a').first().click();
  await expect(page.locator('lamplight-quote-form [name=insuranceType]')).toHaveValue('cancer');
  expect(scripts).toEqual([]);
});

for (const [name, opener, opened] of [
  ['the Services menu', '.navigation-trigger', '.services-menu'],
  ['the language list', '.topline .select', '.select-list'],
  ['the source of a claim', '.claim-source', '.tooltip'],
] as const)
  test(`a press on ${name} before React is there opens it when React has come`, async ({page, product}) => {
    await page.setViewportSize({width: 1440, height: 900});
    const release = await holdReact(page);
    await page.goto(product.site);
    await page.locator(opener).first().click();
    await expect(isLive(page)).toHaveCount(0);
    release();
    await expect(page.locator(opened)).toBeVisible();
  });

test('a tap on the menu of a phone before React is there opens the menu when React has come', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await holdReact(page);
  await page.goto(product.site);
  await page.locator('.header-menu').click();
  release();
  await expect(page.locator('.sheet[data-status=open]')).toBeVisible();
});

test('Enter and the arrow down on the Services menu before React is there open the menu with focus in it', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const key of ['Enter', 'ArrowDown']) {
    const release = await holdReact(page);
    await page.goto(product.site);
    await page.locator('.navigation-trigger').press(key);
    release();
    await expect(page.locator('.services-menu a').first()).toBeFocused();
    await page.unrouteAll({behavior: 'ignoreErrors'});
  }
});

test('a link to another page works before React is there, and React takes over without a complaint', async ({
  page,
  product,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await holdReact(page);
  await page.goto(`${product.site}/de`);
  await page.locator('.footer a[href="/de/terms"]').click();
  await expect(page).toHaveURL(`${product.site}/de/terms`);
  await page.goBack();
  await expect(page).toHaveURL(`${product.site}/de`);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.goto(`${product.site}/de`);
  await page.locator('#faq summary').first().click();
  await page.locator('.topline .select').focus();
  await expect(isLive(page)).toHaveCount(1);
  await expect(page.locator('#faq details').first()).toHaveAttribute('open');
  expect(complaints).toEqual([]);
});
