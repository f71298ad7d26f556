/* The look of the site against the pictures in `baselines/`: six pages, phone and desktop, light and dark, in
   English, German and Chinese in turn; and of the elements: the states of the gallery that look different, each in one
   language, scheme and width in turn. Only in `npm run test:all`, because the pictures come from one
   Chromium on one system. After an intended change:
   `LAMPLIGHT_TESTS=all npx playwright test host/e2e/visual.e2e.test.ts --update-snapshots`, then check each
   picture. */
import {LANGUAGES} from '../../contract/language.ts';
import type {WidgetName} from '../../widgets/embed/names.ts';
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

// Not the states in a corner of the window, which are not part of the page.
const states: Readonly<Record<WidgetName, readonly string[]>> = {
  'enrollment-banner': ['in its place', 'dark'],
  blog: ['list', 'article on its way', 'no articles', 'article that did not load'],
  chat: ['open', 'answered with a source', 'waits for the agent after hours', 'health details refused'],
  testimonials: ['clients of the agency', 'a long one opened'],
  'quote-form': ['empty', 'two errors', 'sent', 'server down'],
  'contact-form': ['two errors', 'sent', 'only a call helps'],
  'life-calculator': ['open', 'result', 'answers that are no numbers'],
  'retirement-calculator': ['open', 'good', 'two errors'],
  'aca-calculator': ['a family in three programs', 'errors', 'in the coverage gap'],
  questionnaire: [
    'empty',
    'missing information',
    'phase 1 answered',
    'results saved, with a private page and a copy by mail',
  ],
};

const examples = Object.entries(states)
  .flatMap(([element, ofElement]) => ofElement.map((state) => ({element, state})))
  .map(({element, state}, place) => ({
    element,
    state,
    lang: LANGUAGES[place % LANGUAGES.length] ?? 'en',
    theme: place % 2 === 0 ? 'light' : 'dark',
    width: place % 4 < 2 ? 390 : 768,
  }));

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
        maxDiffPixelRatio: 0.0005,
        threshold: 0.25,
      });
    });

  for (const {element, state, lang, theme, width} of isFull ? examples : [])
    test(`${element}, ${state}, ${lang}, ${theme}, ${width} px`, async ({page, product}) => {
      await page.clock.setFixedTime('2026-11-21T12:00:00-06:00');
      await page.setViewportSize({width: width + 50, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      const query = new URLSearchParams({element, state, lang, theme, width: String(width)});
      await page.goto(`${product.site}/gallery?${query.toString()}`);
      await expect(page.locator('html[data-shown=all]')).toBeAttached({timeout: 30_000});
      await expect(page.locator('.failed')).toHaveCount(0);
      await page.evaluate(() => document.querySelector('body > form')?.remove());
      const name = `${element}-${state.replaceAll(/[^a-z0-9]+/gu, '-')}-${lang}-${width}-${theme}`;
      await expect(page).toHaveScreenshot(['gallery', `${name}.png`], {
        fullPage: true,
        animations: 'disabled',
        scale: 'device',
        maxDiffPixelRatio: 0.0005,
        threshold: 0.25,
      });
    });
});
