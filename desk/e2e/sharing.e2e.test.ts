import type {Locator} from '@playwright/test';
import {contact} from '../../server/testing/submissions.ts';
import {expect, rowOf, sendTo, signIn, test} from './desk-test.ts';

test('an agent shares a record after a question, and only then an assistant reads the message', async ({
  browser,
  product,
}) => {
  const name = 'Sharing Person';
  const id = await sendTo(product, '/api/contact', {...contact, name, email: 'sharing@mail.example'});
  const contextOf = async (role: 'agent' | 'assistant') => {
    const context = await browser.newContext();
    await signIn(context, product, {role, name: `The ${role}`});
    return await context.newPage();
  };
  const assistant = await contextOf('assistant');
  const agent = await contextOf('agent');
  await assistant.goto(`${product.site}/desk/inbox`);
  await expect(rowOf(assistant, name)).toContainText('text hidden');
  await expect(rowOf(assistant, name)).not.toContainText('please call');

  await agent.goto(`${product.site}/desk/people/${id}`);
  await agent.getByRole('button', {name: 'Let assistants read this'}).click();
  await expect(agent.getByText('people write about their health without being asked')).toBeVisible();
  await agent.getByRole('button', {name: 'Let assistants read this'}).click();
  await expect(agent.getByText('Assistants may read this.')).toBeVisible();

  // The open list follows without a reload.
  await expect(rowOf(assistant, name)).toContainText('please call');
  await assistant.goto(`${product.site}/desk/people/${id}`);
  await expect(assistant.getByText('please call')).toBeVisible();
  await expect(assistant.getByRole('button', {name: 'Hide it from assistants'})).toHaveCount(0);
  await agent.getByRole('button', {name: 'Hide it from assistants'}).click();
  await expect(agent.getByRole('button', {name: 'Let assistants read this'})).toBeVisible();
  // The assistant's open screen follows, too.
  await expect(assistant.getByText('Hidden from assistants.')).toBeVisible();
  await expect(assistant.getByText('please call')).toHaveCount(0);
});

test('the language is chosen before the sign-in and in the settings, and stays', async ({page, invite}) => {
  await page.goto(await invite('lingua@agency.example', '--name', 'Lingua'));
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('button', {name: 'Anmelden'}).click();
  await expect(page.getByRole('heading', {name: 'Meine Einstellungen'})).toBeVisible();
  await page.getByLabel('Sprache', {exact: true}).selectOption('Français');
  await expect(page.getByRole('heading', {name: 'Mes réglages'})).toBeVisible();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  // The server's answer unticks the box.
  await page.getByLabel('M’envoyer l’e-mail du matin').click();
  await expect(page.getByLabel('M’envoyer l’e-mail du matin')).not.toBeChecked();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', {name: 'Mes réglages'})).toBeVisible();
  await expect(page.getByLabel('M’envoyer l’e-mail du matin')).not.toBeChecked();
});

const widthOf = (found: Locator) => async (): Promise<number> => (await found.boundingBox())?.width ?? 0;

test('a printed person has facts on white paper, and nothing to press', async ({page, context, product}) => {
  const id = await sendTo(product, '/api/contact', {...contact, email: 'print@mail.example'});
  await signIn(context, product, {});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(`${product.site}/desk/people/${id}`);
  await expect(page.getByRole('heading', {name: 'What you may do now'})).toBeVisible();
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.getByText('please call')).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Write an email'})).toBeHidden();
  await expect(page.getByLabel('What for')).toBeHidden();
  // A letter page on its side, and one without margins, are wider than a phone.
  for (const width of [1056, 816]) {
    await page.setViewportSize({width, height: 800});
    const heading = page.getByRole('heading', {level: 1});
    await expect.poll(widthOf(heading), `${width}`).toBeGreaterThan(width * 0.8);
    await expect.poll(widthOf(page.getByText('please call')), `${width}`).toBeGreaterThan(width * 0.6);
  }
  const isLight = await page.evaluate(() => {
    const channels =
      getComputedStyle(document.body)
        .color.match(/[\d.]+/gu)
        ?.map(Number) ?? [];
    return Math.max(...channels.slice(0, 3)) < 120;
  });
  expect(isLight).toBe(true);
});
