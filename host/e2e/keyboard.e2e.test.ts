/* The landing page by keyboard alone: no test here touches a pointer. The tests also run in Firefox, which
   has its own Tab order and native controls. */
import type {Page} from '@playwright/test';
import {type FocusStop, focusStop, stopsToReach} from './focus.ts';
import {retirementTabs} from '../../widgets/retirement-calculator/retirement-tabs.ts';
import {expect, test} from './page-test.ts';

/** The retirement calculator's panels, in the order of its tabs. */
const panels = retirementTabs.map(({id}) => id);

/** Presses Tab until the focus is on a target inside an element's root, or on the page. Throws after 150 presses. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  const target = page.locator(selector).first();
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

/**
 * Reaches a target by Tab from the stop before the target. The test of all stops shows that Tab leads there from the page's start: on the
 * landing page, up to a hundred presses.
 */
const arriveAt = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, selector);
};

/** Every stop of Tab from here to the end of the page. */
const walk = async (page: Page): Promise<FocusStop[]> => {
  const stops: FocusStop[] = [];
  for (let press = 0; press < 200; press++) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    // At the end the focus leaves the page, or starts again.
    if (!stop || (stops.length > 3 && stop.name === stops[0]?.name)) break;
    stops.push(stop);
  }
  return stops;
};

test.describe('by keyboard', {tag: '@firefox-full'}, () => {
  test.use({locale: 'en-US'});

  for (const width of [390, 1440])
    test(`everything at ${width} is reached by Tab, is marked, and is not hidden under the bar`, async ({
      page,
      open,
    }) => {
      await open('/', {width});
      const expected = await stopsToReach(page);
      const stops = await walk(page);
      expect(stops.map(({name}) => name).toSorted()).toEqual(expected.toSorted());
      expect(stops.filter(({isOutlined}) => !isOutlined)).toEqual([]);
      expect(stops.filter(({isSeen}) => !isSeen)).toEqual([]);
    });

  test('the first stop skips to the content', async ({page, open}) => {
    await open('/');
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    await expect(page.locator('.skip-link')).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the Services menu opens by Enter, Space and the down arrow, its links are reached by Tab, and it closes by Esc', async ({
    page,
    open,
  }) => {
    await open('/');
    const trigger = page.locator('.navigation-trigger');
    const links = page.locator('.services-menu a');
    await tabTo(page, '.navigation-trigger');
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('.services-menu')).toBeHidden();
      await expect(trigger).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/health$/u);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Health insurance for you and your family',
    );
    await expect(page.locator('.services-menu')).toBeHidden();
  });

  test('the language is chosen with arrows or by letter, and Esc leaves it', async ({page, open}) => {
    await open('/');
    const picker = page.locator('.topline .select');
    await tabTo(page, '.topline .select');
    await page.keyboard.press('Enter');
    await expect(page.locator('.select-option[aria-selected=true]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option]').nth(1)).toBeFocused();
    expect(await focusStop(page)).toMatchObject({isSeen: true});
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/es$/u);
    await expect(picker).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.keyboard.press('Enter');
    await page.keyboard.press('d');
    await expect(page.locator('[role=option][lang=de]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de$/u);
  });

  test('the sheet keeps the focus, closes by Esc, and gives it back', async ({page, open}) => {
    await open('/', {width: 390});
    const button = page.locator('.header-menu');
    await tabTo(page, '.header-menu');
    await page.keyboard.press('Enter');
    const sheet = page.locator('.sheet:popover-open');
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('button')).toBeFocused();
    const count = await sheet.locator('a, button').count();
    for (let press = 0; press < count + 2; press++) {
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      expect(await focusStop(page)).toMatchObject({isOutlined: true, isSeen: true});
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('.sheet')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('questions open and close by key, each by itself', async ({page, open}) => {
    await open('/');
    await arriveAt(page, '#faq summary');
    const questions = page.locator('#faq details');
    await page.keyboard.press('Enter');
    await expect(questions.first()).toHaveAttribute('open');
    await tabTo(page, '#faq details:nth-of-type(2) summary');
    await page.keyboard.press('Space');
    await expect(questions.nth(1)).toHaveAttribute('open');
    await expect(questions.first()).toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(questions.nth(1)).not.toHaveAttribute('open');
  });

  test('the life calculator opens, calculates, closes by Esc and gives the focus back', async ({
    page,
    open,
  }) => {
    await open('/');
    const life = page.locator('lamplight-life-calculator');
    await arriveAt(page, 'lamplight-life-calculator .opener');
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(life.locator('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(life.locator('dialog')).toHaveCount(0);
      await expect(life.locator('.opener')).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await tabTo(page, 'lamplight-life-calculator [name=income]');
    await page.keyboard.type('60000');
    await page.keyboard.press('Enter');
    await expect(life.locator('.result h3')).toBeFocused();
    await expect(life.locator('.result')).toContainText('$600,000');
    await page.keyboard.press('Escape');
    await expect(life.locator('.opener')).toBeFocused();
  });

  test('the retirement calculator leads to its result, by its tabs and by Enter', async ({page, open}) => {
    await open('/');
    const retirement = page.locator('lamplight-retirement-calculator');
    await arriveAt(page, 'lamplight-retirement-calculator .opener');
    await page.keyboard.press('Enter');
    await expect(retirement.locator('[role=tab]').first()).toBeVisible();
    await tabTo(page, 'lamplight-retirement-calculator [role=tab][aria-selected=true]');
    for (let tab = 1; tab < 6; tab++) {
      await page.keyboard.press('ArrowRight');
      await expect(retirement.locator('[role=tab]').nth(tab)).toBeFocused();
      await expect(retirement.locator('[role=tab]').nth(tab)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Home');
    await tabTo(page, 'lamplight-retirement-calculator [name=personAge]');
    for (let tab = 1; tab < 6; tab++) {
      await page.keyboard.press('Enter');
      await expect(retirement.locator('[role=tab]').nth(tab)).toBeFocused();
      // From the tab through its fields: Enter in the last field continues.
      if (tab < 5)
        await tabTo(page, `lamplight-retirement-calculator #panel-${panels[tab]} :is(input, button)`);
    }
    await tabTo(page, 'lamplight-retirement-calculator [part=calculate]');
    await page.keyboard.press('Enter');
    await expect(retirement.locator('.result h3').first()).toBeFocused();
    for (let press = 0; press < 60; press++) {
      if ((await focusStop(page))?.name.includes('part="close"')) break;
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await expect(retirement.locator('.opener')).toBeFocused();
  });
});

test(
  'a visitor requests a quote: the summary of errors leads to each field, and the form is sent',
  {tag: '@firefox'},
  async ({page, open, product}) => {
    await open('/');
    const form = page.locator('lamplight-quote-form');
    await arriveAt(page, 'lamplight-quote-form [name=firstName]');
    await page.keyboard.press('Enter');
    await expect(form.locator('.summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.locator('[name=firstName]')).toBeFocused();
    await page.keyboard.type('Rosa');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tastenfeld');
    await page.keyboard.press('Tab');
    await page.keyboard.type('rosa@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.locator('[name=insuranceType]')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'lamplight-quote-form button[type=submit]');
    const sent = page.waitForResponse('**/api/leads');
    await page.keyboard.press('Enter');
    expect((await sent).status()).toBe(201);
    await expect(form.locator('.toast')).toBeVisible();
    expect(await product.leads('list')).toContain('Tastenfeld');
  },
);
