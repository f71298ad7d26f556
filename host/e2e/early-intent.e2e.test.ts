/* Presses and keys before React has loaded: nothing is lost, and a visitor who only reads never downloads React. */
import type {Page} from '@playwright/test';
import {expect, test} from '../../reliability/product-test.ts';
import {allReady} from '../../embed-demo/e2e/partner-test.ts';

const isLive = (page: Page) => page.locator('html[data-site=live]');

/** Delays React until the result is called. */
const holdReact = async (page: Page): Promise<() => void> => {
  const {promise, resolve} = Promise.withResolvers<void>();
  await page.route(/\/assets\/client-[\w-]+\.js/u, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test.describe('on a phone', () => {
  // A mouse that rests on the page means the link that scrolls below the pointer; a finger means nothing by scrolling.
  test.use({hasTouch: true});

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
    await page.locator('#faq summary').first().tap();
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
    const calculator = page.locator('lamplight-retirement-calculator');
    await calculator.scrollIntoViewIfNeeded();
    await calculator.locator('[part~=open]').tap();
    await expect(page.locator('#retirement-calculator')).toHaveClass(/open/u);
    await page.locator('#cancer-insurance .service-links a').first().tap();
    await expect(page.locator('lamplight-quote-form [name=insuranceType]')).toHaveValue('cancer');
    expect(scripts).toEqual([]);
    // The site never keeps a program in a visitor's browser; the desk does.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

test('a press on the source of a claim before React is there shows the source when React has come', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const release = await holdReact(page);
  await page.goto(product.site);
  await page.locator('.claim-source').first().click();
  await expect(isLive(page)).toHaveCount(0);
  release();
  await expect(page.locator('.tooltip')).toBeVisible();
});

test('the menu of a phone opens, keeps focus, leads on and closes by Escape without React', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await holdReact(page);
  await page.goto(`${product.site}/de`);
  const sheet = page.locator('.sheet');
  await page.locator('.header-menu').click();
  await expect(sheet.getByRole('button')).toBeFocused();
  await expect(page.locator('#main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.header-menu')).toBeFocused();
  await page.locator('.header-menu').click();
  await sheet.locator('a[href="/de#contact"]').click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(isLive(page)).toHaveCount(0);
});

test('the Services menu opens by press and key, takes focus and closes by Escape without React', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await holdReact(page);
  await page.goto(product.site);
  const trigger = page.locator('.navigation-trigger');
  const menu = page.locator('.services-menu');
  await trigger.click();
  await expect(menu).toBeVisible();
  await page.locator('#hero-title').click();
  await expect(menu).toBeHidden();
  for (const key of ['Enter', 'ArrowDown']) {
    await trigger.press(key);
    await expect(menu.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  }
  await expect(menu).toBeHidden();
  await expect(isLive(page)).toHaveCount(0);
});

test('a language is chosen by key without React, and the browser loads the page in that language', async ({
  page,
  product,
}) => {
  await holdReact(page);
  await page.goto(`${product.site}/blog?category=medicare#all`);
  await page.locator('.topline .select').press('ArrowDown');
  await expect(page.locator('.select-option[lang=en]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.site}/de/blog?category=medicare#all`);
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('de');
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
