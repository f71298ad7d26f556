/* Pages and elements as a screen reader finds them, on the way that its users take: by keyboard to each part, and then through the
   accessibility tree of the part. The trees are in baselines/outlines. After an intended change, run
   `npx playwright test host/e2e/screen-reader.e2e.test.ts --update-snapshots`, and read each changed line aloud. */
import type {Locator, Page} from '@playwright/test';
import {banner, TODAY} from './specification/banner-page.ts';
import {expect, type SiteTab, test} from './page-test.ts';
import {isFull} from './every-page.ts';
import {readingOutline} from './reading-outline.ts';

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(TODAY);
  await page.setViewportSize({width: 1440, height: 900});
  await page.emulateMedia({reducedMotion: 'reduce'});
});

/** Compares the tree of a part with the kept one, as soon as the part has stopped changing. */
const expectOutline = async (part: Locator, name: string): Promise<void> => {
  let last = '';
  await expect(async () => {
    const before = last;
    last = await readingOutline(part);
    expect(last).toBe(before);
  }).toPass({intervals: [300]});
  expect(last).toMatchSnapshot(['outlines', `${name}.txt`]);
};

/** An element on a page, and its first press by keyboard. */
const pressedIn = async (site: SiteTab, name: string, control: string, path = '/'): Promise<Locator> => {
  await site.visit(path);
  const element = await site.element(name);
  await element.locator(control).first().focus();
  await site.page.keyboard.press('Enter');
  return element;
};

const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

const pages = [
  ['landing', '/'],
  ['service', '/services/cancer'],
  ['blog', '/blog'],
  ['article', '/blog/turning-26-texas'],
  ['glossary', '/glossary'],
  ['not-found', '/nowhere'],
] as const;

for (const [name, path] of isFull ? pages : pages.slice(0, 4))
  test(`${name}: landmarks, headings and controls are read in their order`, async ({page, open}) => {
    await open(path);
    await expectOutline(page.locator('body'), name);
  });

test('the quote form: an empty form is refused by a summary that is read at once, and each field names its fault', async ({
  site,
}) => {
  const form = await pressedIn(site, 'quote-form', '[name=firstName]');
  await expect(form.locator('.summary')).toBeFocused();
  await expectOutline(form, 'quote-refused');
});

test('the contact form: what is missing is read at once, and then that the message was sent', async ({
  page,
  site,
}) => {
  const form = await pressedIn(site, 'contact-form', '[name=name]');
  await expect(form.locator('.summary')).toBeFocused();
  await expectOutline(form, 'contact-refused');
  await type(page, form.locator('[name=name]'), 'Rosa Delgado');
  await type(page, form.locator('[name=email]'), 'rosa@example.com');
  await type(page, form.locator('[name=message]'), 'Do you work on Saturdays?');
  await form.locator('button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(form.locator('.toast')).toBeVisible();
  await expectOutline(form, 'contact-sent');
});

test('the life calculator: a named dialog, and a result whose heading has the focus', async ({
  page,
  site,
}) => {
  const life = await pressedIn(site, 'life-calculator', '.opener');
  await expect(life.locator('dialog')).toBeVisible();
  await type(page, life.locator('[name=income]'), '60000');
  await page.keyboard.press('Enter');
  await expect(life.locator('.result h3')).toBeFocused();
  await expectOutline(life, 'life');
});

test('the retirement calculator: tabs with one panel, and a chart with the same numbers as a table', async ({
  page,
  site,
}) => {
  const retirement = await pressedIn(site, 'retirement-calculator', '.opener');
  await retirement.locator('[role=tab]').first().focus();
  await expectOutline(retirement, 'retirement-open');
  await page.keyboard.press('End');
  await retirement.locator('[part=calculate]').focus();
  await page.keyboard.press('Enter');
  await expect(retirement.locator('.result h3').first()).toBeFocused();
  await expectOutline(retirement, 'retirement-result');
});

test('the Marketplace calculator: the missing answer is read at once, and then the result', async ({
  page,
  site,
}) => {
  const aca = await pressedIn(site, 'aca-calculator', '.opener');
  await type(page, aca.locator('[name=income]'), '52000');
  await page.keyboard.press('Enter');
  await expect(aca.locator('.summary')).toBeFocused();
  await expectOutline(aca, 'marketplace-refused');
  await type(page, aca.locator('[name="people.0.age"]'), '44');
  await page.keyboard.press('Enter');
  await expect(aca.locator('.result h3').first()).toBeFocused();
  await expectOutline(aca, 'marketplace-result');
});

test('the testimonials: a list whose stars have words', async ({site}) => {
  await site.visit('/');
  await expectOutline(await site.element('testimonials'), 'testimonials');
});

test('the banner: a region with its name, one link and a way to close', async ({page, site}) => {
  await site.visit('/blog');
  await expect(banner(page).locator('.title')).toBeVisible();
  await expectOutline(banner(page), 'banner');
});

test('the chat: a named dialog with a log, in which the answer and its source arrive', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const chat = page.locator('lamplight-chat');
  await chat.locator('.launch').focus();
  await page.keyboard.press('Enter');
  await expect(chat.locator('textarea')).toBeFocused();
  await page.keyboard.type('Do you charge for your help?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log').locator('a[href*="#faq-cost-and-privacy"]')).toBeVisible();
  await expectOutline(chat, 'chat');
});

test('the menu on a phone: a named list that has the focus', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.visit('/');
  await page.locator('.header-menu').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet:popover-open')).toBeVisible();
  await expectOutline(page.locator('.sheet'), 'phone-menu');
});

test('a change of language: every name in the bar is in the new language, and so is the page', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await page.locator('.topline .select').focus();
  await page.keyboard.press('Enter');
  await expectOutline(page.locator('.topline'), 'languages-open');
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de$/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectOutline(page.getByRole('banner'), 'bar-de');
});
