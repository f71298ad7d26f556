import {expect, test} from '../../reliability/product-test.ts';

test('a press on a prerendered button before its script has come opens it when it has', async ({
  page,
  product,
}) => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>();
  await page.route('**/embed/v1/life-calculator.js', async (route) => {
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
