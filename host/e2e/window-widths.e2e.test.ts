/* The narrowest and the widest windows that the site is drawn for. */
import {pageIn} from './every-page.ts';
import {expect, test} from './page-test.ts';

test('the houses behind the hero keep their height in a wide window, below the buttons, and fill the width', async ({
  page,
  open,
}) => {
  for (const width of [1440, 1920, 2560]) {
    await open('/', {width});
    const {scale, isFilled} = await page.evaluate(() => {
      const skyline = document.querySelector<SVGSVGElement>('.skyline');
      const boxes = [...document.querySelectorAll('.skyline path')].map((path) =>
        path.getBoundingClientRect(),
      );
      return {
        scale: skyline?.getScreenCTM()?.a ?? 0,
        isFilled:
          Math.min(...boxes.map(({left}) => left)) <= 0 &&
          Math.max(...boxes.map(({right}) => right)) >= document.documentElement.clientWidth,
      };
    });
    // 1.11 is the scale at which the buttons have only sky behind them.
    expect([width, scale <= 1.12, isFilled]).toEqual([width, true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the longest German heading has no break inside a word on a phone of 320 px', async ({page, open}) => {
  await open(pageIn('de', '/services/health').address, {width: 320});
  // The browser of the tests has no German hyphenation, so that a word that is too long breaks without a hyphen.
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')]
      .filter((heading) => {
        heading.style.overflowWrap = 'normal';
        // A grid lets the heading grow with its longest word, into the margin of 20 px.
        return heading.getBoundingClientRect().right > 301;
      })
      .map((heading) => heading.textContent),
  );
  expect(wide).toEqual([]);
});
