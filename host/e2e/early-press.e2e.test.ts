import {expect, test} from '../../reliability/product-test.ts';

test('a press on a prerendered button before its script has come opens it when it has', async ({
  page,
  product,
}) => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  await page.route('**/embed/v1/life-calculator.own.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(product.site);
  const button = page.locator('lamplight-life-calculator button').first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.locator('lamplight-life-calculator dialog')).toHaveCount(0);
  release();
  await expect(page.locator('lamplight-life-calculator dialog')).toBeVisible();
});

test('a press on a drawn icon in a prerendered button is repeated, too', async ({page, product}) => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  await page.route('**/embed/v1/testimonials.own.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(product.site);
  const icon = page.locator('lamplight-testimonials .step svg').last();
  await icon.scrollIntoViewIfNeeded();
  await icon.click();
  const place = () => page.locator('lamplight-testimonials .rail').evaluate((rail) => rail.scrollLeft);
  expect(await place()).toBe(0);
  release();
  await expect.poll(place, {timeout: 10_000}).toBeGreaterThan(0);
});
