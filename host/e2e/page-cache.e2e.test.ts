import {chromium} from 'playwright-core';
import {chromiumFlags, chromiumPath} from '../../build/find-browser.ts';
import {allReady} from '../../embed-demo/e2e/partner-test.ts';
import {expect, test} from '../../reliability/product-test.ts';

test("Back shows the page from the browser's memory, with what the visitor had typed", async ({product}) => {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: chromiumFlags,
    // Playwright disables the cache, which visitors have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && {executablePath}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(product.site);
    await allReady(page);
    await page.locator('lamplight-quote-form [name=firstName]').fill('Rosa');
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
    });
    await page.goto(`${product.site}/terms`);
    await page.evaluate(() => history.back());
    await expect
      .poll(() => page.evaluate(() => (window as {persisted?: boolean}).persisted).catch(() => 'leaving'))
      .toBe(true);
    await expect(page.locator('lamplight-quote-form [name=firstName]')).toHaveValue('Rosa');
  } finally {
    await browser.close();
  }
});

test('the browser reads the speculation rules, and fetches a page that the pointer rests on', async ({
  page,
  product,
}) => {
  const session = await page.context().newCDPSession(page);
  const rules: {readonly errorType?: string}[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ruleSet}) => rules.push(ruleSet));
  session.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto(product.site);
  await allReady(page);
  await expect.poll(() => rules.length).toBeGreaterThan(0);
  expect(rules.filter(({errorType}) => errorType !== undefined)).toEqual([]);
  const link = page.locator('.footer a[href="/terms"]');
  const fetchedAfterHover = async (): Promise<readonly string[]> => {
    // Again, because parts above that load on the way may move the link from under the pointer.
    await link.hover();
    return fetched;
  };
  await expect.poll(fetchedAfterHover).toContain('/terms');
});
