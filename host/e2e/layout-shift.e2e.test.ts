import type {Page} from '@playwright/test';
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

/** Lets the elements' files load late, long after the page's first paint. */
const delayElements = (page: Page): Promise<unknown> =>
  page.route(/\/embed\/v1\/(?!lamplight\.js)/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

const expectNoShift = async (page: Page): Promise<void> => {
  const {shifted, shifts} = await page.evaluate(() => {
    const watched = window as unknown as {shifted: number; shifts: string[]};
    return {shifted: watched.shifted, shifts: watched.shifts};
  });
  expect(shifted, shifts.join('\n')).toBeLessThan(0.01);
};

for (const [turn, width] of [390, 1440].entries())
  for (const {name, now, dismissed} of sampled(banners, 2, turn))
    test(`nothing moves on the landing page at ${width} with the banner ${name}`, async ({page, product}) => {
      await page.setViewportSize({width, height: 900});
      await page.clock.setFixedTime(now);
      await page.addInitScript(
        (ids) => localStorage.setItem('dismissedBanners', JSON.stringify(ids)),
        dismissed,
      );
      await delayElements(page);
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
      await expectNoShift(page);
    });

test('no part of a phone’s first screen moves while the rest of the document is still arriving', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({viewport: {width: 390, height: 844}, javaScriptEnabled: false});
  try {
    const page = await context.newPage();
    const answer = await fetch(product.site);
    const html = await answer.text();
    let sent = html;
    await page.route(`${product.site}/`, (route) => route.fulfill({body: sent, contentType: 'text/html'}));
    const places = async (): Promise<Record<string, number>> => {
      await page.goto(product.site);
      const tops: Record<string, number> = {};
      for (const part of ['.hero-words', '.scene', '.hero-form']) {
        const found = page.locator(part);
        if ((await found.count()) > 0)
          tops[part] = await found.evaluate((element) => element.getBoundingClientRect().top);
      }
      return tops;
    };
    const whole = await places();
    expect(Object.keys(whole)).toHaveLength(3);
    for (const next of ['hero-words', 'scene', 'hero-form', 'hero-night night']) {
      sent = html.slice(0, html.indexOf(`<div class="${next}"`));
      expect(sent.length, next).toBeGreaterThan(1_000);
      expect(whole, next).toMatchObject(await places());
    }
  } finally {
    await context.close();
  }
});

test('nothing moves on an article while its element loads', async ({page, product}) => {
  await page.setViewportSize({width: 390, height: 844});
  await delayElements(page);
  await watchShifts(page);
  await page.goto(`${product.site}/blog/child-medicaid-or-chip`);
  await settled(page);
  await expectNoShift(page);
});

/** The distance of a section from the place where the browser puts the target of a link, below the bars. */
const offPlace = (page: Page, id: string): Promise<number> =>
  page.evaluate((target) => {
    const top = document.querySelector(`#${target}`)?.getBoundingClientRect().top ?? Number.NaN;
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(top - padding);
  }, id);

/** Returns the names of the headings that a screen reader gets. */
const headings = async (page: Page): Promise<readonly unknown[]> => {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({role}) => role?.value === 'heading').map(({name}) => name?.value);
};

test('sections wait for their layout until the page is idle, and for no more than five seconds', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  // The page is never idle.
  await page.addInitScript(() => Object.assign(window, {requestIdleCallback: () => 0}));
  await page.goto(product.site);
  const faq = page.locator('#faq');
  await expect(faq).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({media: 'print'});
  await expect(faq).toHaveCSS('content-visibility', 'visible');
  await page.emulateMedia({media: 'screen'});
  // Waiting cards in a section that does not wait: a card wider than the phone would widen the whole page.
  const width = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#services')?.style.setProperty('content-visibility', 'visible');
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(390);
  const title = (await page.locator('#faq-title').textContent()) ?? '';
  await expect.poll(() => headings(page)).toContain(title);
  await expect(faq).toHaveCSS('content-visibility', 'visible');
});

test('the lower half of the hero is not in a phone’s first frame, and is drawn after the visitor’s first act', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 740});
  // Neither the script of the page nor the limit of five seconds ends the wait.
  await page.route(/\/assets\/start-/u, (route) => route.abort());
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const soon = (run: () => void, ms?: number): number => (ms === 5_000 ? 0 : later(run, ms));
    Object.assign(window, {setTimeout: soon});
  });
  await page.goto(product.site);
  const form = page.locator('.hero-form');
  await expect(form).toHaveCSS('content-visibility', 'hidden');
  // Nothing that the first screen shows is missing.
  expect(await form.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(740);
  await page.mouse.wheel(0, 40);
  await expect(form).toHaveCSS('content-visibility', 'visible');
  await expect(form.getByRole('textbox', {name: /first name/iu})).toBeVisible();
});

test('the lower half of the hero is drawn without an act of the visitor, and moves nothing', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 740});
  // The first frame is drawn before the script of the page arrives.
  await page.route(/\/assets\/start-/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(product.site);
  await expect(page.locator('.hero-form')).toHaveCSS('content-visibility', 'visible');
  await settled(page);
  await expectNoShift(page);
});

for (const [turn, [path, part]] of (
  [
    ['/services/health', '.service-law'],
    ['/privacy', '.legal-text > section:nth-of-type(4)'],
    ['/glossary', '.glossary-term:nth-of-type(9)'],
    ['/ai-workflow', '.footer.night'],
  ] as const
).entries())
  test(`on ${path} nothing moves while ${part} waits for its layout and after its layout`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({width: turn % 2 === 0 ? 390 : 820, height: 844});
    await page.addInitScript(() => {
      const idle = window.requestIdleCallback;
      const waiting: (() => void)[] = [];
      const layOut = (): void => waiting.forEach((run) => idle(run));
      Object.assign(window, {requestIdleCallback: (run: () => void) => waiting.push(run), layOut});
    });
    await watchShifts(page);
    await page.goto(product.site + path);
    await settled(page);
    const waiting = page.locator(part);
    await expect(waiting).toHaveCSS('content-visibility', 'auto');
    await expect
      .poll(async () => {
        await page.evaluate(() => (window as unknown as {layOut: () => void}).layOut());
        return await waiting.evaluate((element) => getComputedStyle(element).contentVisibility);
      })
      .toBe('visible');
    await expectNoShift(page);
  });

test('a link to a place below sections that wait leads to the place', async ({page, product}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    Object.assign(window, {requestIdleCallback: () => 0});
    // The limit of five seconds does not end the wait either.
    const later = window.setTimeout;
    const soon = (run: () => void, ms?: number): number => (ms === 5_000 ? 0 : later(run, ms));
    Object.assign(window, {setTimeout: soon});
  });
  await page.goto(product.site);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#faq')).toHaveCSS('content-visibility', 'auto');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#contact"]')?.click());
  await expect.poll(() => offPlace(page, 'contact')).toBeLessThan(2);
});

test('no section waits for its layout after Back, and for an address that names a place', async ({
  page,
  product,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`${product.site}/#faq`);
  await expect.poll(() => offPlace(page, 'faq')).toBeLessThan(2);
  await page.goto(`${product.site}/?from=mail`);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-waits', '');
  await page.evaluate(() => window.scrollTo({top: 6_000, behavior: 'instant'}));
  const shown = (): Promise<string> =>
    page.evaluate(() => document.elementFromPoint(195, 500)?.closest('[id]')?.id ?? '');
  const before = await shown();
  await page.goto(`${product.site}/privacy`);
  await page.goBack();
  await expect.poll(shown).toBe(before);
});
