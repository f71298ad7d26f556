import {languageCodes} from '../../agency/languages.ts';
import {pageIn, sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';

test('no paragraph of the questionnaire ends with a short word alone on a line of a phone', async ({
  page,
  open,
}) => {
  for (const lang of sampled(languageCodes, 3)) {
    await open(pageIn(lang, '/ai-workflow').address, {width: 390});
    const lone = await page.locator('lamplight-questionnaire').evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll('p') ?? [])]
        .filter((paragraph) => paragraph.checkVisibility() && paragraph.childElementCount === 0)
        .filter((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const lines = [...range.getClientRects()];
          const widest = Math.max(...lines.map(({width}) => width));
          return lines.length > 1 && (lines.at(-1)?.width ?? 0) < widest / 8;
        })
        .map(({textContent}) => textContent),
    );
    expect(lone, lang).toEqual([]);
  }
});
