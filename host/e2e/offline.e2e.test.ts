/* A visitor whose network is gone: the page stays, what the visitor typed stays, and everything works again with the network. */
import type {Language} from '../../contract/language.ts';
import {expect, test} from './page-test.ts';
import {sendButton} from './specification/questionnaire-page.ts';

const gone: readonly (readonly [Language, RegExp, RegExp])[] = [
  ['en', /^You are offline\. You can read on/u, /^You are offline\. Press again/u],
  ['de', /^Sie sind offline\. Sie können weiterlesen/u, /^Sie sind offline\. Drücken Sie/u],
];

for (const [lang, reading, holding] of gone)
  test(`${lang}: without a network a link keeps the page and what is typed, and opens when the network is back`, async ({
    site,
    page,
    context,
  }) => {
    await site.visit('/', lang);
    const form = await site.element('quote-form');
    await form.locator('[name=firstName]').fill('Rosa');
    const note = page.locator('.offline');
    await expect(note).toHaveCount(0);
    await context.setOffline(true);
    await expect(note).toHaveText(reading);
    const link = page.locator('#main a[href$="/services/life"]').first();
    const before = page.url();
    await link.click();
    await expect(note).toHaveText(holding);
    expect(page.url()).toBe(before);
    await expect(form.locator('[name=firstName]')).toHaveValue('Rosa');
    await context.setOffline(false);
    await expect(note).toBeEmpty();
    await link.click();
    await expect(page).toHaveURL(/\/services\/life$/u);
  });

test('a calculator that is still to load, and the chat, open once the network is back', async ({
  site,
  page,
  context,
}) => {
  await site.visit('/');
  await context.setOffline(true);
  const note = page.locator('.offline');
  const chat = page.locator('lamplight-chat');
  await chat.locator('.launch').click();
  await expect(note).toHaveText(/Press again/u);
  await expect(chat.locator('.fault')).toBeEmpty();
  await context.setOffline(false);
  await expect(note).toBeEmpty();
  await chat.locator('.launch').click();
  await expect(chat.locator('textarea')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const calculator = page.locator('lamplight-aca-calculator');
  await calculator.locator('.opener').click();
  await expect(note).toHaveText(/Press again/u);
  await context.setOffline(false);
  await expect(note).toBeEmpty();
  // The page may have noted the press and open the calculator itself; otherwise the visitor presses again.
  const opener = calculator.locator('.opener');
  const income = calculator.getByLabel('Household income per year').first();
  await expect(async () => {
    if (!(await income.isVisible())) await opener.click({timeout: 1_000});
    await expect(income).toBeVisible({timeout: 3_000});
  }).toPass();
});

test('a link inside an element and the choice of a language wait for the network, and a second press passes', async ({
  site,
  page,
  context,
}) => {
  await site.visit('/blog');
  const blog = await site.element('blog');
  const card = blog.locator('a[href*="/blog/"]').filter({visible: true}).first();
  const note = page.locator('.offline');
  await context.setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('lamplight-chosen', {detail: 'de'})));
  await expect(note).toHaveText(/Press again/u);
  await context.setOffline(false);
  await expect(note).toBeEmpty();
  await context.setOffline(true);
  await card.click();
  await expect(note).toHaveText(/Press again/u);
  await expect(page).toHaveURL(/\/blog$/u);
  // A browser may report a missing network wrongly: a visitor who presses again goes on.
  const left = page.waitForEvent('requestfailed');
  await card.click();
  await left;
});

test('the questionnaire keeps its answers without a network, says so, and answers when the network is back', async ({
  site,
  context,
}) => {
  await site.visit('/ai-workflow');
  const element = await site.element('questionnaire');
  await element.evaluate((questionnaire) =>
    (questionnaire as HTMLElement & {change(change: object): void}).change({
      answers: {
        'leadData.age': '41',
        'leadData.location': 'Houston, TX 77002',
        'leadData.county': 'Harris',
        'leadData.income': '30k-50k',
      },
    }),
  );
  const location = element.getByLabel('Location');
  await expect(location).toHaveValue('Houston, TX 77002');
  await context.setOffline(true);
  const send = sendButton(element);
  await send.click();
  await expect(element.getByRole('alert').first()).toBeVisible({timeout: 60_000});
  await expect(location).toHaveValue('Houston, TX 77002');
  await context.setOffline(false);
  await send.click();
  await expect(element.locator('#what-to-do')).toBeVisible();
});
