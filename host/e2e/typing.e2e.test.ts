/* A letter is on screen before the element draws what follows from the letter. `npm run bench -- typing` measures the times. */
import {scenes} from '../../scripts/typing-times.ts';
import {expect, test} from './page-test.ts';

/** The changes that a letter caused until its own frame, and after that frame. */
type Letter = {before: number; after: number};

for (const {name, element: tag, open, typed} of scenes)
  test(`${name}: a keystroke changes no node before its letter is drawn, and the consequences come later`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`${product.site}/embed/v1/frame/${tag}`);
    const element = page.locator(`lamplight-${tag}`);
    await element.locator('.lamplight[data-live]').waitFor();
    await open(page);
    const [[field, text] = ['', '']] = typed;
    const control = element.locator(`[name=${field}]`).first();
    await control.fill(text.slice(0, 1)); // the parts of the first touch have loaded after the first letter
    await page.waitForLoadState('networkidle');
    const letters = await element.evaluateHandle((host) => {
      const seen: Letter[] = [];
      const root = host.shadowRoot ?? host;
      let isDrawn = true;
      const count = (records: readonly MutationRecord[]): void => {
        const letter = seen.at(-1);
        if (letter) letter[isDrawn ? 'after' : 'before'] += records.length;
      };
      const changes = new MutationObserver(count);
      changes.observe(root, {subtree: true, childList: true, characterData: true, attributes: true});
      const begin = (): void => {
        count(changes.takeRecords()); // belongs to the former letter
        seen.push({before: 0, after: 0});
        isDrawn = false;
        requestAnimationFrame(() => {
          count(changes.takeRecords());
          isDrawn = true;
        });
      };
      addEventListener('input', begin, {capture: true});
      return seen;
    });
    await control.press('End');
    await control.pressSequentially(text.slice(1), {delay: 250});
    await expect
      .poll(async () => (await letters.jsonValue()).reduce((sum, {after}) => sum + after, 0))
      .toBeGreaterThan(0);
    const seen = await letters.jsonValue();
    expect(seen).toHaveLength(text.length - 1);
    expect(seen.map(({before}) => before)).toEqual(seen.map(() => 0));
  });
