/* The space that the bars of a phone take from the text after the visitor has scrolled. */
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {pageIn, sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';

/** Returns the pixels of the window, from its top, that banner and bar cover. */
const coveredBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottoms = ['lamplight-enrollment-banner', '.header'].map(
      (bar) => document.querySelector(bar)?.getBoundingClientRect().bottom ?? 0,
    );
    return Math.round(Math.max(0, ...bottoms));
  });

const wheel = async (page: Page, by: number): Promise<void> => {
  await page.mouse.move(195, 500);
  for (let step = 0; step < 6; step++) await page.mouse.wheel(0, by / 6);
};

test('the first screen of a phone has the way to the questionnaire in each language, below the banner', async ({
  page,
  open,
  product,
}) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
  for (const lang of sampled(LANGUAGES, 2)) {
    const {address} = pageIn(lang, '/');
    await open(address, {width: 390});
    await page.setViewportSize({width: 390, height: 664});
    const way = page.locator('.hero-actions a').first();
    await expect(way, lang).toBeInViewport({ratio: 1});
    expect(await way.getAttribute('href')).toBe(pageIn(lang, '/ai-workflow').address);
  }
  await page.locator('.hero-actions a').first().click();
  await expect(page).toHaveURL(`${product.site}/zh/ai-workflow`);
});

test('on a phone the bars take at most 96 px while the visitor scrolls down, and the bar returns when the visitor scrolls up', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
  await open('/', {width: 390});
  await expect(page.locator('html')).toHaveAttribute('data-banner');
  await wheel(page, 1_200);
  await expect.poll(() => coveredBy(page)).toBeLessThanOrEqual(96);
  expect(await coveredBy(page)).toBeGreaterThan(0);
  await wheel(page, -120);
  await expect.poll(() => coveredBy(page)).toBeGreaterThan(130);
});

test('focus inside the folded bar brings the bar back, and no focused link or field hides under the bars', async ({
  page,
  open,
}) => {
  await open('/', {width: 390});
  await wheel(page, 1_200);
  await expect(page.locator('html[data-bars=folded]')).toHaveCount(1);
  await page.locator('.header .wordmark').focus();
  await expect
    .poll(() => page.locator('.header').evaluate((bar) => bar.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
  await page.locator('#contact a').first().focus();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          const bar = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
          return box === undefined || box.height > innerHeight / 2 || box.bottom > bar;
        }),
      )
      .toBe(true);
  }
});

test('the bar of a wide window stays', async ({page, open}) => {
  await open('/', {width: 1440});
  await wheel(page, 1_200);
  await expect(page.locator('html[data-bars=folded]')).toHaveCount(1);
  expect(
    await page.locator('.header').evaluate((bar) => bar.getBoundingClientRect().top),
  ).toBeGreaterThanOrEqual(0);
});
