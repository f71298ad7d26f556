/* Pages as people adapt them: a window of 320 px (which is 1280 px at 400 %), wider spacing of text (WCAG
   2.2, 1.4.12), forced colors, and large enough targets (2.5.8). */
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {isFull, kindsOfPage, pageIn, pagesOfEachKind, sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';

// The sample: each kind of page once, the languages in turn; German, which has the longest words, on the
// landing page.
const pages = isFull
  ? pagesOfEachKind
  : [
      pageIn('de', '/'),
      ...kindsOfPage.slice(1).map((path, turn) => pageIn(LANGUAGES[turn % 5] ?? 'en', path)),
    ];

/** Lists elements beyond the right edge of the window that cannot be scrolled to inside their own box. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- only the function's own code is sent to the page */
    const found: string[] = [];
    const {clientWidth} = document.documentElement;
    const isScrolled = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at))
        if (at !== document.body && /auto|scroll|hidden|clip/u.test(getComputedStyle(at).overflowX))
          return true;
      return false;
    };
    const hostOf = (element: Element): Element | null => {
      const root = element.getRootNode();
      return root instanceof ShadowRoot ? root.host : null;
    };
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        const {right, width, height} = element.getBoundingClientRect();
        if (
          right > clientWidth + 1 &&
          width > 1 &&
          height > 1 &&
          element.checkVisibility() &&
          !isScrolled(element)
        )
          found.push(`${element.localName}.${element.className} ends at ${Math.round(right)}`);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    if (document.documentElement.scrollWidth > clientWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    /* oxlint-enable unicorn/consistent-function-scoping */
    return found;
  });

/** Lists texts that their own box cuts off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        const style = getComputedStyle(element);
        const isCutting = /hidden|clip/u.test(style.overflowY) || /hidden|clip/u.test(style.overflowX);
        // Text for screen readers only is clipped to one pixel on purpose.
        if (!isCutting || element.clientHeight <= 1 || !element.checkVisibility({opacityProperty: true}))
          continue;
        const hasOwnText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
        );
        if (!hasOwnText) continue;
        if (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2)
          found.push(`${element.localName}.${element.className}: ${element.textContent.trim().slice(0, 60)}`);
      }
    };
    walk(document);
    return found;
  });

/** Sets the spacing of WCAG 2.2, 1.4.12, on every text, including text inside elements. */
const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    const walk = (root: Document | ShadowRoot): void => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot) walk(shadowRoot);
    };
    walk(document);
  });

/** Lists controls smaller than 24 by 24 px with another control within 24 px of their middle; links in a text may be small. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- only the function's own code is sent to the page */
    const controls: HTMLElement[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (
          element.matches(
            'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]',
          ) &&
          element.checkVisibility({opacityProperty: true, visibilityProperty: true})
        )
          controls.push(element);
      }
    };
    walk(document);
    // A label extends its box; so does the wrapper of a choice.
    const boxOf = (element: HTMLElement): DOMRect => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return (label ?? element).getBoundingClientRect();
    };
    const isInText = (element: HTMLElement): boolean =>
      element.localName === 'a' && getComputedStyle(element).display === 'inline';
    /* oxlint-enable unicorn/consistent-function-scoping */
    const boxes = controls.map((element) => ({element, box: boxOf(element)}));
    return boxes
      .filter(({element, box}) => {
        if (isInText(element) || box.width <= 1 || box.height <= 1) return false;
        if (box.width >= 23.5 && box.height >= 23.5) return false;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return boxes.some(({element: other, box: near}) => {
          if (other === element || near.width <= 1) return false;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < 12;
        });
      })
      .map(
        ({element, box}) =>
          `${element.localName}.${element.className} ${Math.round(box.width)}x${Math.round(box.height)} ${element.textContent.trim().slice(0, 40)}`,
      );
  });

test('the checks find planted faults', async ({page}) => {
  await page.setViewportSize({width: 320, height: 600});
  await page.setContent(
    `<div id="wide" style="width:400px;height:9px"></div>
     <p id="cut" style="height:20px;width:90px;overflow:hidden">A text of more than one line in a box of one line.</p>
     <div id="host"></div><button style="all:unset;font-size:6px">a</button><button style="all:unset;font-size:6px">b</button>`,
  );
  await page.evaluate(() => {
    const root = document.querySelector('#host')?.attachShadow({mode: 'open'});
    if (root) root.innerHTML = '<i id="inside" style="display:block;width:500px;height:9px"></i>';
  });
  expect((await sticksOut(page)).filter((line) => !line.startsWith('the page'))).toEqual([
    'div. ends at 408',
    'i. ends at 508',
  ]);
  await spaceOut(page);
  expect(await cutOff(page)).toHaveLength(1);
  expect(await smallTargets(page)).toHaveLength(2);
});

for (const {address} of sampled(pages, 2)) {
  test(`${address} fits a window of 320 px, also with wide text spacing`, async ({page, open}) => {
    await open(address, {width: 320});
    expect(await sticksOut(page)).toEqual([]);
    await spaceOut(page);
    expect(await sticksOut(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });
}

for (const {address} of sampled(pages, 5))
  test(`${address} has no target that a finger misses`, async ({page, open}) => {
    await open(address, {width: 390});
    expect(await smallTargets(page)).toEqual([]);
  });

for (const {address} of sampled(pages, 5, 4))
  test(`${address} keeps the edges of its controls and its focus in forced colors`, async ({page, open}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(address, {width: 1440});
    const lost = await page.evaluate(() => {
      const found: string[] = [];
      const walk = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll<HTMLElement>('*')) {
          if (element.shadowRoot) walk(element.shadowRoot);
          if (!element.matches('button, input, select, textarea') || !element.checkVisibility()) continue;
          const {width, height} = element.getBoundingClientRect();
          if (width <= 1 || height <= 1) continue;
          const style = getComputedStyle(element);
          const hasEdge = ['Top', 'Bottom'].some(
            (side) => Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
          );
          const hasText = element.textContent.trim() !== '' || element.querySelector('svg') !== null;
          if (!hasEdge && !(element.localName === 'button' && hasText) && style.appearance === 'none')
            found.push(`${element.localName}.${element.className} has no edge`);
        }
      };
      walk(document);
      return found;
    });
    expect(lost).toEqual([]);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const mark = await page.evaluate(() => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        if (!at || at === document.body) return 'nothing';
        const style = getComputedStyle(at);
        const isMarked = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
        return isMarked ? '' : `${at.localName}.${at.className}`;
      });
      expect(mark, `after ${step + 1} presses of Tab`).toBe('');
    }
  });

test('the language list and the line around it show the focus whole in forced colors', async ({
  page,
  open,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(pageIn('en', '/').address);
  // Whatever sticks out of the box lies below the banner or the header, or is cut off by the list.
  const ringIn = (box: string): Promise<string> =>
    page.evaluate((selector) => {
      const element = document.activeElement;
      const around = element?.closest(selector)?.getBoundingClientRect();
      if (!element || !around) return 'the focus is elsewhere';
      const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
      if (outlineStyle === 'none') return `${element.className} has no ring`;
      const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const {top, bottom} = element.getBoundingClientRect();
      const isWhole = top - reach >= around.top - 0.5 && bottom + reach <= around.bottom + 0.5;
      return isWhole ? '' : `the ring of ${element.className} is cut off`;
    }, box);
  await page.locator('.topline .select').focus();
  await page.keyboard.press('Shift+Tab');
  expect(await ringIn('.topline')).toBe('');
  await page.keyboard.press('Tab');
  expect(await ringIn('.topline')).toBe('');
  await page.keyboard.press('Enter');
  for (const option of [1, 2]) {
    await expect(page.locator(`.topline .select-option:nth-child(${option})`)).toBeFocused();
    expect(await ringIn('.select-list')).toBe('');
    await page.keyboard.press('ArrowDown');
  }
});

test('a link among buttons has no frame in forced colors, which would touch its words', async ({
  page,
  open,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(pageIn('de', '/').address);
  const colors = await page
    .locator('.hero-actions .button-link')
    .evaluate((link) => [
      getComputedStyle(link).borderTopColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(colors[0]).toBe(colors[1]);
});
