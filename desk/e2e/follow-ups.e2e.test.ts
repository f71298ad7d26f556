import {lead} from '../../server/testing/submissions.ts';
import {expect, sendTo, signIn, test} from './desk-test.ts';

test('a follow-up that was done by mistake is found below the others and opened again', async ({
  page,
  context,
  product,
}) => {
  const id = await sendTo(product, '/api/leads', {...lead, email: 'done@mail.example'});
  await signIn(context, product);
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${product.site}/desk/people/${id}`);
  const part = page.getByRole('region', {name: 'Follow-ups'});
  await part.getByLabel('Day', {exact: true}).fill('2030-01-15');
  await part.getByLabel('What for').fill('Special enrollment ends');
  await part.getByRole('button', {name: 'Set a follow-up'}).click();
  await part.getByRole('button', {name: 'Done'}).focus();
  await page.keyboard.press('Enter');
  await expect(part.getByText('Nothing is planned.')).toBeVisible();
  const summary = part.getByText('Follow-ups done: 1');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part.getByText('Special enrollment ends')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(part.getByText('Nothing is planned.')).toBeHidden();
  await expect(part.getByText('Special enrollment ends')).toBeVisible();
  await expect(part.getByRole('button', {name: 'Done'})).toBeVisible();
  await expect(part.getByRole('heading', {name: 'Follow-ups'})).toBeFocused();
});

test('a follow-up whose answer was lost is set once', async ({page, context, product}) => {
  const id = await sendTo(product, '/api/leads', {...lead, email: 'once@mail.example'});
  await signIn(context, product);
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${product.site}/desk/people/${id}`);
  const part = page.getByRole('region', {name: 'Follow-ups'});
  await part.getByLabel('Day', {exact: true}).fill('2030-01-15');
  // The request arrives, and its answer is lost on the way back.
  await page.route('**/follow-ups', async (route) => {
    await route.fetch();
    await route.abort();
    await page.unroute('**/follow-ups');
  });
  await part.getByRole('button', {name: 'Set a follow-up'}).click();
  await expect(part.getByRole('alert')).toBeVisible();
  const stored = page.waitForResponse(/follow-ups$/u);
  await part.getByRole('button', {name: 'Set a follow-up'}).click();
  expect((await stored).status()).toBe(201);
  await page.reload();
  await expect(part.getByRole('button', {name: 'Done'}).first()).toBeVisible();
  await expect(part.getByRole('button', {name: 'Done'})).toHaveCount(1);
});
