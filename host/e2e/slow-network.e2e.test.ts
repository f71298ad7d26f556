import type {Page} from '@playwright/test';
import {slowDown as slowPhone} from '../../scripts/slow-phone.ts';
import {expect, test} from './page-test.ts';

const KBIT = 1_000 / 8;

/** A phone at the edge of a 3G cell: 400 kbit/s, 400 ms round trip, and a processor a quarter as fast. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400 * KBIT,
    uploadThroughput: 400 * KBIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
};

const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput} = entry as unknown as {value: number; hadRecentInput: boolean};
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
};

test('a phone on a slow network reads the page at once, types before the scripts are there, and sends', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
  await slowDown(page);
  await watchShifts(page);
  // A busy machine can be slower than the network: the form's script comes once the visitor has typed.
  const typed = Promise.withResolvers<void>();
  await page.route(/quote-form\.own/u, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(product.site, {waitUntil: 'commit'});
  const form = page.locator('lamplight-quote-form');
  // The page itself contains its texts, including the form's.
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(form.locator('[name=firstName]')).toBeVisible();
  const isLive = () => form.locator('.lamplight').getAttribute('data-live');
  expect(await isLive()).toBeNull();
  await form.locator('[name=firstName]').fill('Rosa');
  typed.resolve();
  await expect.poll(isLive, {timeout: 30_000}).not.toBeNull();
  await expect(form.locator('[name=firstName]')).toHaveValue('Rosa');
  // At the speed of a person: if four fields are filled within a second, the legal text of the service
  // appears after the choice.
  await form.locator('[name=lastName]').pressSequentially('Langsam', {delay: 150});
  await form.locator('[name=email]').pressSequentially('rosa@example.com', {delay: 150});
  // By keyboard: the browser excuses movement after a visitor's own press, and a choice by script is not a
  // press.
  await form.locator('[name=insuranceType]').press('h');
  await expect(form.locator('[name=insuranceType]')).toHaveValue('health');
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/leads') && response.request().method() === 'POST',
  );
  await form.locator('button[type=submit]').click();
  expect((await answered).status()).toBe(201);
  await expect(page.locator('.toast-region .toast')).toBeVisible();
  expect(await product.leads('list')).toContain('Langsam');
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('a visitor on a slow phone opens the chat, types before the answer of the server, and sends', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await watchShifts(page);
  await slowPhone(await page.context().newCDPSession(page));
  await page.goto(product.site, {waitUntil: 'commit'});
  const chat = page.locator('lamplight-chat');
  const launch = chat.locator('.launch');
  await expect(launch).toBeVisible({timeout: 30_000});
  // The panel covers a part of the page: neither the page nor a part of the chat moves.
  const titleTop = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().top);
  const shifted = () => page.evaluate<number>('shifts.reduce((sum, each) => sum + each, 0)');
  expect(await shifted()).toBeLessThan(0.01);
  const before = await titleTop();
  const shiftedBefore = await shifted();
  await launch.click();
  // The button reports at once that the panel is coming: no tap is without an answer.
  await expect(chat.locator('.launch[aria-busy=true], textarea').first()).toBeVisible();
  const field = chat.locator('textarea');
  await expect(field).toBeFocused({timeout: 30_000});
  expect(await shifted()).toBe(shiftedBefore);
  await field.pressSequentially('Do you charge?', {delay: 50});
  await field.press('Enter');
  const log = chat.getByRole('log');
  // The message is in the log before the server has answered, and what is typed meanwhile stays.
  await expect(log.locator('.message.visitor')).toContainText('Do you charge?');
  await field.pressSequentially('And ');
  await expect(log.locator('a[href*="#faq-cost-and-privacy"]')).toBeVisible({timeout: 30_000});
  await expect(field).toHaveValue('And ');
  expect(await titleTop()).toBe(before);
});
