import {sampled} from './every-page.ts';
import {expect, settled, test} from './page-test.ts';
import {watchShifts} from './watch-shifts.ts';

/** The moment, and the campaigns that were dismissed before. */
const banners = [
  {name: 'shown', now: '2026-11-21T12:00:00-06:00', dismissed: []},
  {name: 'dismissed', now: '2026-11-21T12:00:00-06:00', dismissed: ['aca-2027', 'medicare-2026']},
  {name: 'dismissed, with the next one in line', now: '2026-11-21T12:00:00-06:00', dismissed: ['aca-2027']},
  {name: 'out of season', now: '2026-08-01T12:00:00-05:00', dismissed: []},
] as const;

for (const [turn, width] of [390, 1440].entries())
  for (const {name, now, dismissed} of sampled(banners, 2, turn))
    test(`nothing moves on the landing page at ${width} with the banner ${name}`, async ({page, product}) => {
      await page.setViewportSize({width, height: 900});
      await page.clock.setFixedTime(now);
      await page.addInitScript(
        (ids) => localStorage.setItem('dismissedBanners', JSON.stringify(ids)),
        dismissed,
      );
      // The elements' files load late, long after the page's first paint.
      await page.route(/\/embed\/v1\/(?!lamplight\.js)/u, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(product.site);
      const space = await page.locator('html').getAttribute('data-banner');
      expect(space).toBe(name === 'dismissed' || name === 'out of season' ? null : '');
      await settled(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 450) {
          window.scrollTo({top, behavior: 'instant'});
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      });
      await expect(page.locator('lamplight-enrollment-banner .title')).toHaveCount(space === null ? 0 : 1);
      const {shifted, shifts} = await page.evaluate(() => {
        const watched = window as unknown as {shifted: number; shifts: string[]};
        return {shifted: watched.shifted, shifts: watched.shifts};
      });
      expect(shifted, shifts.join('\n')).toBeLessThan(0.01);
    });
