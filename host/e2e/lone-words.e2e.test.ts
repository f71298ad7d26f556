import type {Locator} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {pageIn, sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';

/** Lists the texts of several lines whose last line is narrower than the given part of the widest. */
const loneIn = (texts: Locator, part: number): Promise<(string | null)[]> =>
  texts.evaluateAll(
    (found, least) =>
      found
        .filter((text) => text.checkVisibility() && text.childElementCount === 0)
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()];
          const widest = Math.max(...lines.map(({width}) => width));
          return lines.length > 1 && (lines.at(-1)?.width ?? 0) < widest * least;
        })
        .map(({textContent}) => textContent),
    part,
  );

test('no paragraph of the questionnaire ends with a short word alone on a line of a phone', async ({
  page,
  open,
}) => {
  for (const lang of sampled(LANGUAGES, 3)) {
    await open(pageIn(lang, '/ai-workflow').address, {width: 390});
    const lone = await loneIn(page.locator('lamplight-questionnaire p'), 1 / 8);
    expect(lone, lang).toEqual([]);
  }
});

test('no point of a service and no paragraph of an article ends with one character or a short word alone', async ({
  page,
  open,
}) => {
  for (const lang of sampled(LANGUAGES, 3, 1)) {
    await open(pageIn(lang, '/').address, {width: 320});
    expect(await loneIn(page.locator('.service li'), 1 / 8), `services, ${lang}`).toEqual([]);
    await open(pageIn(lang, '/blog/turning-26-texas').address, {width: 390});
    const text = page.locator('lamplight-blog .text :is(p, li)');
    expect(await loneIn(text, 1 / 12), `article, ${lang}`).toEqual([]);
  }
});

test('a number in a notice of the law stays whole on a phone', async ({page, open}) => {
  await open(pageIn('de', '/').address, {width: 390});
  const heights = await page
    .locator('.notice .unbroken')
    .evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length));
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights)).toEqual(new Set([1]));
});

test('the Chinese title of the questionnaire breaks between its words', async ({page, open}) => {
  await open(pageIn('zh', '/ai-workflow').address, {width: 390});
  const broken = await page.locator('lamplight-questionnaire [part~=heading]').evaluate((title) => {
    const [node] = title.childNodes;
    return ['保险市场资格问卷', '与癌症保险评估'].filter((words) => {
      const range = document.createRange();
      const start = node?.textContent?.indexOf(words) ?? -1;
      if (!node || start < 0) return true;
      range.setStart(node, start);
      range.setEnd(node, start + words.length);
      return range.getClientRects().length !== 1;
    });
  });
  expect(broken).toEqual([]);
});
