/* Fonts that arrive after the first paint, as on a slow network: the text on the screen stays where it is, because each
   fallback is as wide as its font (look/fonts.css). */
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {kindsOfPage, pageIn, sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';
import {shiftsOn, watchShifts} from './watch-shifts.ts';

/** Stops every font until `release` is called. */
const stopFonts = async (page: Page): Promise<() => void> => {
  const {promise, resolve} = Promise.withResolvers<void>();
  await page.route(/\.woff2$/u, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Resolves after the next two frames. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );

const screens = LANGUAGES.flatMap((lang) =>
  [390, 1440].flatMap((width) => kindsOfPage.map((path) => ({address: pageIn(lang, path).address, width}))),
);

for (const {address, width} of sampled(screens, 11, 1))
  test(`nothing on ${address} at ${width} px moves when the fonts arrive`, async ({page, product}) => {
    await page.setViewportSize({width, height: width === 390 ? 844 : 900});
    const release = await stopFonts(page);
    await watchShifts(page);
    await page.goto(product.site + address, {waitUntil: 'domcontentloaded'});
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    await twoFrames(page);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    await twoFrames(page);
    const {shifted, shifts} = await shiftsOn(page);
    // Browsers report a shift to three places; a word that moves sideways by a few pixels counts less.
    expect(shifted, shifts.join('\n')).toBeLessThan(0.001);
  });
