import {widgetNames} from '../../widgets/embed/names.ts';
import {sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';

test('the gallery shows every state of every element, and a choice of one state alone', async ({
  page,
  product,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  for (const name of sampled(widgetNames, 3)) {
    await page.goto(`${product.site}/gallery?element=${name}&lang=de&theme=dark&width=390`);
    await expect(page.locator('html[data-shown=all]')).toBeAttached({timeout: 30_000});
    const states = await page.locator('select[name=state] option').count();
    expect(await page.locator('.state').count(), name).toBe(states - 1);
    await expect(page.locator('.failed'), name).toHaveCount(0);
    await expect(page.locator(`.stage lamplight-${name}[lang=de][theme=dark]`).first()).toBeVisible();
  }
  await page.getByLabel('Element').selectOption('chat');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Gallery: chat');
  await page.getByLabel('State').selectOption('open');
  await expect(page.locator('.state')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('the gallery leaves the storage of the site as it is: what was typed stays, and no invented conversation is added', async ({
  page,
  product,
}) => {
  await page.goto(`${product.site}/privacy`);
  await page.evaluate(() => {
    sessionStorage.setItem('typed', 'an answer');
    localStorage.setItem('chosen', 'a language');
  });
  for (const address of ['chat&state=answered+with+a+source', 'questionnaire&state=missing+information']) {
    await page.goto(`${product.site}/gallery?element=${address}`);
    await expect(page.locator('html[data-shown=all]')).toBeAttached({timeout: 30_000});
    await expect(page.locator('.failed')).toHaveCount(0);
  }
  await page.goto(`${product.site}/privacy`);
  const left = await page.evaluate(() =>
    [sessionStorage, localStorage].map((storage) => Object.fromEntries(Object.entries(storage))),
  );
  expect(left).toEqual([{typed: 'an answer'}, {chosen: 'a language'}]);
});
