/* The size of the first screen, and the fonts that pages need. Bytes of compressed bodies, no timings. */
import {LANGUAGES} from '../../contract/language.ts';
import {allReady} from '../../embed-demo/e2e/partner-test.ts';
import {expect, test} from '../../reliability/product-test.ts';
import {pageIn, sampled} from './every-page.ts';
import {countTransfers} from './transferred.ts';

/** Bytes before the visitor scrolls or presses anything, on a phone. The style sheet is part of the document. */
const budget = {total: 105_000, script: 23_600, font: 40_000, css: 0} as const;

for (const lang of sampled(LANGUAGES, 3))
  test(`${lang}: the landing page weighs at most ${budget.total / 1_000} kB before the visitor acts`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const read = countTransfers(page);
    await page.goto(product.site + pageIn(lang, '/').address, {waitUntil: 'load'});
    await expect(page.locator('lamplight-chat .lamplight')).toHaveAttribute('data-live', /.*/u);
    await page.waitForLoadState('networkidle');
    const received = await read();
    expect(received.requests).toBeGreaterThan(10);
    for (const [kind, bytes] of Object.entries(budget))
      expect(
        received[kind as keyof typeof budget],
        `${kind} in ${JSON.stringify(received)}`,
      ).toBeLessThanOrEqual(bytes);
  });

const written = ['/', '/blog', '/ai-workflow', '/privacy'] as const;

for (const lang of sampled(LANGUAGES, 3, 1))
  test(`${lang}: the two fonts of the language have every letter that its pages write`, async ({
    page,
    product,
  }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/-0.*$/u, ''));
    });
    for (const path of written) {
      await page.goto(product.site + pageIn(lang, path).address);
      await allReady(page);
      await page.evaluate(() => document.fonts.ready);
    }
    expect([...fonts].toSorted()).toEqual([`/assets/newsreader-${lang}`, `/assets/source-sans-3-${lang}`]);
  });

for (const [kind, name] of [
  ['latin-ext', 'Őrs'],
  ['vietnamese', 'Nguyễn'],
] as const)
  test(`a letter that no page writes comes from the full face: ${name}`, async ({page, product}) => {
    await page.goto(product.site);
    const full = page.waitForRequest(new RegExp(`/assets/source-sans-3-${kind}-`, 'u'));
    await page.locator('lamplight-quote-form [name=firstName]').fill(name);
    await full;
  });
