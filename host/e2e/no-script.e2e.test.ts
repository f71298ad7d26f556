import {expect, test} from './page-test.ts';

test.use({javaScriptEnabled: false});

test('without JavaScript the quote form of the page is sent, and thanked for in its language', async ({
  page,
  product,
}) => {
  await page.goto(`${product.site}/de`);
  const form = page.locator('lamplight-quote-form form');
  await form.locator('[name=firstName]').fill('Rosa');
  await form.locator('[name=lastName]').fill('Delgado');
  await form.locator('[name=email]').fill('rosa@example');
  await form.locator('[name=insuranceType]').selectOption('health');
  await form.locator('button').click();
  await expect(page.getByText('Geben Sie eine E-Mail-Adresse wie name@example.com ein.')).toBeVisible();
  await expect(page.locator('[name=firstName]')).toHaveValue('Rosa');
  await page.locator('[name=email]').fill('rosa@example.com');
  await page.locator('button').click();
  await expect(page).toHaveURL(`${product.site}/de/forms/thanks`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Vielen Dank, Ihre Anfrage ist angekommen');
});
