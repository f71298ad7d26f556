/* The look of the site against the pictures in `baselines/`: six pages, phone and desktop, light and dark, in
   English, German and Chinese in turn. Only in `npm run test:all`, because the pictures come from one
   Chromium on one system. After an intended change:
   `LAMPLIGHT_TESTS=all npx playwright test host/e2e/visual.e2e.test.ts --update-snapshots`, then check each
   picture. */
import {isFull, kindsOfPage, pageIn} from './every-page.ts';
import {expect, test} from './page-test.ts';

const article = kindsOfPage.find((path) => path.startsWith('/blog/')) ?? '/blog';
const paths = ['/', '/blog', article, '/services/health', '/ai-workflow', '/embed'];

// Thirty-six screens: each page in three languages at both widths, the schemes in turn.
const screens = paths.flatMap((path, page) =>
  (['en', 'de', 'zh'] as const).flatMap((lang, language) =>
    ([390, 1440] as const).map((width, size) => ({
      name: `${path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-')}-${lang}-${width}`,
      address: pageIn(lang, path).address,
      width,
      scheme: (page + language + size) % 2 === 0 ? ('light' as const) : ('dark' as const),
    })),
  ),
);

test.describe('the look of', () => {
  // A quarter of the size keeps the pictures small and tolerates the edges of single letters.
  test.use({deviceScaleFactor: 0.25});
  for (const {name, address, width, scheme} of isFull ? screens : [])
    test(`${name}, ${scheme}`, async ({page, open}) => {
      await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
      await open(address, {width, scheme});
      await page.evaluate(() => document.fonts.ready);
      // The measured times on /embed change with each kept run of the bench.
      await page.evaluate(() => document.querySelector('.builder-peers')?.remove());
      await expect(page).toHaveScreenshot(`${name}-${scheme}.png`, {
        fullPage: true,
        animations: 'disabled',
        scale: 'device',
        maxDiffPixelRatio: 0.003,
        threshold: 0.25,
      });
    });
});
