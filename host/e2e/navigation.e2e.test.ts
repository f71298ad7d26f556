/* Navigation within the site: which parts close or open, the scroll position, and the data that forms keep. */
import type {Page} from '@playwright/test';
import {expect, test} from './page-test.ts';

/** Returns an element's distance below the fixed banner and bar, in CSS pixels. */
const distanceBelowBar = (page: Page, selector: string): Promise<number> =>
  page.evaluate((target) => {
    const top = document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0));
  }, selector);

for (const from of ['/blog', '/#contact'])
  test(`Back from the landing page to ${from} closes the phone's menu`, async ({page, open}) => {
    await open(from, {width: 390});
    await page.evaluate(() => (location.hash = 'services'));
    if (from === '/blog') await page.locator('.page-top .wordmark').click();
    await expect(page.locator('#services')).toBeAttached();
    await page.locator('.header-menu').click();
    await expect(page.locator('.sheet:popover-open')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.sheet')).toBeHidden();
  });

test('Back closes the Services menu and the language list', async ({page, open}) => {
  await open('/');
  await page.evaluate(() => (location.hash = 'contact'));
  for (const [opener, opened] of [
    ['.navigation-trigger', '.services-menu'],
    ['.topline .select', '.select-list'],
  ] as const) {
    await page.evaluate(() => (location.hash = 'services'));
    await page.locator(opener).click();
    await expect(page.locator(opened)).toBeVisible();
    await page.goBack();
    await expect(page.locator(opened)).toBeHidden();
  }
});

for (const width of [390, 1440])
  test(`every service's anchor shows its card right below the bar, ${width} wide`, async ({page, open}) => {
    await open('/', {width});
    for (const id of ['health', 'cancer', 'life', 'medicare', 'retirement', 'disability', 'notary']) {
      await page.evaluate((hash) => (location.hash = hash), `${id}-insurance`);
      await expect
        .poll(() => distanceBelowBar(page, `#${id}-insurance`), `#${id}-insurance`)
        .toBeLessThan(48);
      expect(await distanceBelowBar(page, `#${id}-insurance`), id).toBeGreaterThanOrEqual(0);
    }
  });

test('the address of a question opens the question: on load, from a link, and from another page', async ({
  page,
  open,
}) => {
  await open('/#faq-enrollment-dates');
  const dates = page.locator('#faq-enrollment-dates');
  const cancer = page.locator('#faq-cancer-and-health');
  await expect(dates).toHaveAttribute('open');
  await expect(cancer).not.toHaveAttribute('open');
  await page.evaluate(() => (location.hash = 'faq-cancer-and-health'));
  await expect(cancer).toHaveAttribute('open');
  await expect(cancer.locator('summary')).toBeInViewport();
  await open('/terms');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#faq-cancer-and-health';
    link.id = 'to-question';
    link.textContent = 'Question';
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('#to-question').click();
  await expect(cancer).toHaveAttribute('open');
  await expect(cancer.locator('summary')).toBeInViewport();
});

for (const id of ['cancer', 'disability'])
  test(`"Ask about ..." on the ${id} card chooses ${id} in the quote form`, async ({page, open}) => {
    await open('/');
    await page.locator(`#${id}-insurance .service-links a`).first().click();
    await expect(page.locator('lamplight-quote-form [name=insuranceType]')).toHaveValue(id);
    await expect(page.locator('lamplight-quote-form [name=firstName]')).toBeInViewport();
  });

for (const motion of ['no-preference', 'reduce'] as const)
  test(`the next screen ${motion === 'reduce' ? 'appears at once' : 'fades in'} with "${motion}" motion`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition');
      const fade = own?.value as (this: Document, draw: () => void) => ViewTransition;
      let fades = 0;
      Object.defineProperty(Document.prototype, 'startViewTransition', {
        value(this: Document, draw: () => void) {
          Object.assign(window, {fades: (fades += 1)});
          return fade.call(this, draw);
        },
      });
    });
    await open('/');
    await page.emulateMedia({reducedMotion: motion});
    await page.locator('.footer a[href="/terms"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Terms of use');
    expect(await page.evaluate(() => (window as {fades?: number}).fades ?? 0)).toBe(
      motion === 'reduce' ? 0 : 1,
    );
    // A press right after the fade began reaches the new screen.
    await page.locator('.footer a[href="/privacy"]').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy notice');
  });

test('heading, title and description name the same year after the plan year has changed', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime('2027-11-02T12:00:00-06:00');
  await open('/ai-workflow');
  await expect(page.getByRole('heading', {level: 1})).toContainText('2028');
  await expect(page).toHaveTitle(/2028/u);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /2028/u);
});

test('the page that does not exist leads with a sentence for people and keeps the specified words', async ({
  page,
  open,
}) => {
  await open('/nowhere');
  const texts = (await page.locator('main').innerText()).split('\n').filter((line) => line.trim() !== '');
  expect(texts[0]).toBe('404 Page Not Found');
  expect(texts[1]).toMatch(/address/iu);
  const links = await page.locator('main a').count();
  expect(links).toBeGreaterThan(4);
  expect(texts.findIndex((line) => line.includes('Did you forget'))).toBeGreaterThan(links);
  await expect(page.getByText('Did you forget to add the page to the router?', {exact: true})).toBeVisible();
});

test('the icon has an address on the site, on the partner pages and in the frame', async ({
  request,
  page,
  product,
}) => {
  for (const origin of [product.site, product.demo]) {
    const icon = await request.get(`${origin}/favicon.ico`);
    expect(icon.status(), origin).toBe(200);
    expect(icon.headers()['content-type'], origin).toMatch(/^image\//u);
  }
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  for (const address of ['/', '/module.html', '/standalone.html']) await page.goto(product.demo + address);
  await page.goto(`${product.site}/embed/v1/frame/testimonials`);
  expect(missing).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a tap on a claim\'s "Where this comes from" shows the source, and the next tap hides it', async ({
    page,
    open,
  }) => {
    await open('/', {width: 390});
    const button = page.locator('.claim-source').first();
    const source = page.getByRole('tooltip');
    await button.tap();
    await expect(source).toContainText('client register');
    await button.tap();
    await expect(source).toHaveCount(0);
    await button.tap();
    await expect(source).toBeVisible();
    await page.locator('#hero-title').tap();
    await expect(source).toHaveCount(0);
  });
});

test('a click shows a source at once, and the page also lists the sources', async ({page, open}) => {
  await open('/');
  await page.locator('.claim-source').nth(1).click();
  await expect(page.getByRole('tooltip')).toContainText('license history');
  await page.locator('.claim-source').nth(1).click();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  for (const [index, words] of ['client register', 'license history', 'bureau nor the rating'].entries())
    await expect(page.locator('.claims li').nth(index)).toContainText(words);
});
