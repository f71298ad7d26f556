import type {Locator, Page} from '@playwright/test';
import {contact, lead} from '../../server/testing/submissions.ts';
import {expect, rowOf, sendTo, signIn, test} from './desk-test.ts';

const press = async (page: Page, control: Locator): Promise<void> => {
  await control.focus();
  await page.keyboard.press('Enter');
};

test('an act by the keyboard leaves the focus where the member works', async ({page, context, product}) => {
  const id = await sendTo(product, '/api/leads', {...lead, email: 'focus@mail.example'});
  await signIn(context, product, {role: 'owner'});
  await page.goto(`${product.site}/desk/people/${id}`);

  await page.getByLabel('Note for your colleagues').fill('Calls back at five.');
  const save = page.getByRole('button', {name: 'Save the note'});
  await press(page, save);
  await expect(page.getByRole('button', {name: 'Change the note'})).toBeVisible();
  await expect(save).toBeFocused();

  // A refused act, too.
  await context.setOffline(true);
  await page.getByLabel('Note for your colleagues').fill('And at six.');
  await press(page, save);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(save).toBeFocused();
  await context.setOffline(false);

  await page.getByRole('heading', {name: 'Correct'}).click();
  await page.getByLabel('Name', {exact: true}).fill('Anna');
  const correct = page.getByRole('button', {name: 'Save', exact: true});
  await press(page, correct);
  await expect(page.getByRole('heading', {name: 'Anna', level: 1})).toBeVisible();
  await expect(correct).toBeFocused();
  await expect(page.getByLabel('Name', {exact: true})).toHaveValue('Anna');

  await page.goto(`${product.site}/desk/account`);
  const codes = page.getByRole('button', {name: 'Make recovery codes'});
  await press(page, codes);
  await expect(page.getByText('These codes are shown once.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Make new recovery codes'})).toBeFocused();

  await page.goto(`${product.site}/desk/site/hours`);
  const addDays = page.getByRole('button', {name: 'Add days off'});
  await addDays.click();
  await press(page, page.getByRole('button', {name: 'Remove line 1'}).last());
  await expect(addDays).toBeFocused();
});

test('a button that leaves the list or the conversation passes the focus on', async ({
  page,
  context,
  product,
}) => {
  await sendTo(product, '/api/contact', {...contact, name: 'Held Person', context: {elapsedMs: 1}});
  await signIn(context, product);
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${product.site}/desk/inbox?flag=flagged`);
  await rowOf(page, 'Held Person').getByRole('link').click();
  await press(page, page.getByRole('button', {name: 'Discard as spam'}));
  const outcome = page.locator('.inbox-outcome');
  await expect(outcome).toContainText('1 record changed.');
  await expect(outcome).toBeFocused();

  await sendTo(product, '/api/leads', {...lead, lastName: 'Selected', email: 'selected@mail.example'});
  await page.goto(`${product.site}/desk/inbox`);
  await page.getByLabel(/Select .*Selected/u).check();
  await press(page, page.getByRole('button', {name: 'Mark as read'}).first());
  await expect(outcome).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Undo'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('1 record is as before.');
  await expect(outcome).toBeFocused();
});

test('a removed row of the settings passes the focus to the heading of its panel', async ({
  page,
  context,
  product,
}) => {
  for (let session = 0; session < 3; session += 1) await signIn(context, product, {role: 'owner'});
  await page.goto(`${product.site}/desk/account`);
  // Tests before may have signed in as the same member.
  const end = page.getByRole('button', {name: 'End the session on Test'});
  await expect(end.nth(1)).toBeVisible();
  const heading = page.getByRole('heading', {name: 'Where you are signed in'});
  for (let time = 0; time < 2; time += 1) {
    const before = await end.count();
    await press(page, end.first());
    await expect(end).toHaveCount(before - 1);
    await expect(heading).toBeFocused();
  }
});

test('the focus goes to the answer after a take-over, and stays there', async ({page, context, product}) => {
  const post = async (path: string, secret: string, body: object = {}): Promise<Response> =>
    await fetch(`${product.site}/api/chat/conversations${path}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Authorization: `Bearer ${secret}`},
      body: JSON.stringify(body),
    });
  const begun = await post('', '', {language: 'en'});
  const {id, secret} = (await begun.json()) as {readonly id: string; readonly secret: string};
  await post(`/${id}/handover`, secret);
  await signIn(context, product);
  await page.goto(`${product.site}/desk/conversations/${id}`);
  const field = page.getByRole('textbox');
  await press(page, page.getByRole('button', {name: 'Take over'}));
  await expect(field).toBeFocused();
  await page.keyboard.type('Hello, how can I help?');
  await press(page, page.getByRole('button', {name: 'Send the answer'}));
  await expect(page.locator('.message-agent')).toHaveText(/how can I help/u);
  await expect(field).toBeFocused();
});
