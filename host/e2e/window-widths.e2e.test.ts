/* The narrowest and the widest windows that the site is drawn for. */
import {LANGUAGES} from '../../contract/language.ts';
import {pageIn, sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';

test('on a phone the button of the chat covers no button of the first screen, whatever the height of the window', async ({
  page,
  open,
}) => {
  for (const lang of sampled(LANGUAGES, 3)) {
    await open(pageIn(lang, '/').address, {width: 320});
    await page.locator('lamplight-chat .launch').waitFor();
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 640});
      const gaps = await page.evaluate(() => {
        const launch = document.querySelector('lamplight-chat')?.shadowRoot?.querySelector('.launch');
        const left = launch?.getBoundingClientRect().left ?? 0;
        return [...document.querySelectorAll('.hero-actions > *')].map((action) =>
          Math.round(left - action.getBoundingClientRect().right),
        );
      });
      expect(Math.min(...gaps), `${width} ${lang}: ${gaps.join(' ')}`).toBeGreaterThanOrEqual(4);
    }
  }
});

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

test('the German headings of the calculators fit their cards on a phone of 320 px, and the number to call stays whole', async ({
  page,
  open,
}) => {
  await open(pageIn('de', '/').address, {width: 320});
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tool h3')]
      .filter((heading) => {
        heading.style.overflowWrap = 'normal';
        return heading.scrollWidth > heading.clientWidth;
      })
      .map((heading) => heading.textContent),
  );
  expect(wide).toEqual([]);
  const call = page.locator('.hero-actions a[href^="tel:"]');
  expect((await call.boundingBox())?.height).toBeLessThan(50);
});

test('no German heading of a wide window breaks inside a word without a hyphen', async ({page, open}) => {
  await open(pageIn('de', '/services/health').address, {width: 1440});
  for (const width of [1000, 1440]) {
    await page.setViewportSize({width, height: 900});
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2)')].flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (walker.nextNode()) {
          const {currentNode} = walker;
          for (const {0: word, index} of (currentNode.textContent ?? '').matchAll(/[^\s\u00AD]+/gu)) {
            const range = document.createRange();
            range.setStart(currentNode, index);
            range.setEnd(currentNode, index + word.length);
            if (range.getClientRects().length > 1) words.push(word);
          }
        }
        return words;
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});

test('on a tablet the first words, the form and the sections begin at the left edge of the header', async ({
  page,
  open,
}) => {
  await open('/', {width: 768});
  for (const width of [600, 768, 900]) {
    await page.setViewportSize({width, height: 1000});
    const edges = await page.evaluate(() =>
      ['.wordmark', '.hero h1', '.hero-form', '.services h2'].map((part) =>
        Math.round(document.querySelector(part)?.getBoundingClientRect().left ?? -1),
      ),
    );
    expect(new Set(edges), `${width} px: ${edges.join(' ')}`).toEqual(new Set([width < 800 ? 20 : 40]));
  }
});

test('on a tablet held upright a text stands beside its contents and fills the width', async ({
  page,
  open,
}) => {
  for (const [address, text] of [
    ['/services/life', '.service-text'],
    ['/fr/privacy', '.legal-text'],
  ] as const) {
    await open(address, {width: 768});
    for (const width of [720, 768, 899]) {
      await page.setViewportSize({width, height: 1000});
      const {left, free} = await page.evaluate((selector) => {
        const wrap = document.querySelector('main .wrap')?.getBoundingClientRect().right ?? 0;
        const box = document.querySelector(selector)?.getBoundingClientRect();
        const contents = document.querySelector('.legal-contents')?.getBoundingClientRect().right ?? 0;
        return {left: (box?.left ?? 0) - contents, free: wrap - (box?.right ?? 0)};
      }, text);
      expect(left, `${address} at ${width} px`).toBeGreaterThanOrEqual(40);
      expect(free, `${address} at ${width} px`).toBeLessThan(40);
    }
  }
});

test('in a window of 1000 px or more the assurances fill the column below the form', async ({page, open}) => {
  await open('/fr', {width: 1024});
  for (const width of [1000, 1024, 1279]) {
    await page.setViewportSize({width, height: 900});
    const {beside, below, free} = await page.evaluate(() => {
      const [form, points, night] = ['lamplight-quote-form', '.assurance-points', '.hero-night'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
      );
      return {
        beside: Math.round((points?.left ?? 0) - (form?.left ?? -1)),
        below: (points?.top ?? 0) - (form?.bottom ?? 0),
        free: (night?.bottom ?? 0) - (points?.bottom ?? 0),
      };
    });
    expect(beside, `${width} px`).toBe(0);
    expect(below, `${width} px`).toBeGreaterThan(0);
    expect(free, `${width} px`).toBeLessThanOrEqual(90);
  }
});

test('an open calculator gets the width of the section, and shows questions and result side by side', async ({
  page,
  open,
  site,
}) => {
  for (const [index, width] of [1024, 1440].entries()) {
    await open(pageIn(sampled(LANGUAGES, 3)[index] ?? 'en', '/').address, {width});
    const heading = page.locator('.calculators-head');
    const closed = await heading.boundingBox();
    for (const name of ['retirement-calculator', 'aca-calculator']) {
      const calculator = await site.element(name);
      const before = (await calculator.boundingBox())?.width ?? Infinity;
      await calculator.locator('.opener').click();
      await expect(calculator.locator('[part=calculator]')).toBeVisible();
      if (name === 'retirement-calculator') await calculator.locator('[role=tab]').last().click();
      else {
        await calculator.locator('[name=income]').fill('52000');
        await calculator.locator('[name="people.0.age"]').fill('44');
      }
      await calculator.locator('[part=calculate]').click();
      const columns = calculator.locator('.with-result > .column');
      await expect(columns, `${name} at ${width} px`).toHaveCount(2);
      // Both at one moment: the page may still scroll to the result.
      const [questions, result] = await columns.evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRectInit),
      );
      const section = await page.locator('.calculators-grid').boundingBox();
      const after = (await calculator.boundingBox())?.width ?? 0;
      const look = [name, width] as const;
      // The rest of the section is the frame of the card, at most 41 px on each side.
      expect([...look, (section?.width ?? Infinity) - after <= 82]).toEqual([...look, true]);
      if (name === 'retirement-calculator') expect(after).toBeGreaterThan(before);
      expect(result?.x, look.join()).toBeGreaterThan((questions?.x ?? Infinity) + (questions?.width ?? 0));
      // The questions stay in view beside a long result.
      expect(result?.y, look.join()).toBeLessThan((questions?.y ?? 0) + 60);
    }
    const [opened, list] = await page.evaluate(() =>
      ['.calculators-head', '.calculators-list'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect | undefined,
      ),
    );
    expect(opened?.bottom, `heading at ${width} px`).toBeLessThan(list?.top ?? 0);
    expect(opened?.width).toBeGreaterThan(closed?.width ?? Infinity);
  }
});
