/* Pages as served: complete without a script, and taken over by the browser without an error, a flash or a
   third-party request. */
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {isFull, kindsOfPage, pageIn, pagesOfEachKind, sampled, somePages} from './every-page.ts';
import {complaintsAbout, expect, settled, test} from './page-test.ts';

/** The words that each element must show before any script runs. */
const wordsOf: Readonly<Record<string, number>> = {
  'lamplight-quote-form': 50,
  'lamplight-contact-form': 50,
  'lamplight-retirement-calculator': 6,
  'lamplight-life-calculator': 6,
  'lamplight-aca-calculator': 6,
  'lamplight-testimonials': 100,
  'lamplight-blog': 100,
};

/** The visible text in each element's root, if drawn. */
const shownIn = (page: Page): Promise<{tag: string; text: string}[]> =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('*')]
      .filter(({localName}) => localName.startsWith('lamplight-'))
      .map(({localName, shadowRoot}) => ({
        tag: localName,
        text: shadowRoot?.querySelector<HTMLElement>('.lamplight')?.innerText ?? '',
      })),
  );

/** Words, or pairs of Chinese characters. */
const wordCount = (text: string): number =>
  text.split(/\s+/u).filter(Boolean).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const lang of LANGUAGES)
    test(`${lang}: every page has its content, its elements' content, and no campaign`, async ({
      page,
      product,
    }) => {
      const pages = somePages.filter((one) => one.lang === lang);
      for (const {address} of sampled(pages, 3, LANGUAGES.indexOf(lang))) {
        await page.goto(product.site + address);
        await expect(page.locator('html'), address).toHaveAttribute('lang', lang);
        await expect(page.locator('html'), address).not.toHaveAttribute('data-banner');
        await expect(page.getByRole('heading', {level: 1}), address).toHaveCount(1);
        await expect(page.getByRole('heading', {level: 1}), address).toBeVisible();
        for (const {tag, text} of await shownIn(page)) {
          // A campaign depends on the visitor's day, and a chat needs a script.
          if (tag === 'lamplight-enrollment-banner' || tag === 'lamplight-chat')
            expect(text, address).toBe('');
          // Nothing answers its questions; its tag has the way to the agency.
          else if (tag === 'lamplight-questionnaire')
            await expect(page.locator(`${tag} a[href^="tel:"]`), address).toBeVisible();
          else expect(wordCount(text), `${address} ${tag}`).toBeGreaterThan(wordsOf[tag] ?? 0);
        }
      }
    });

  test('an article is there as a whole; in test:all each', async ({page, product}) => {
    for (const {address, status} of somePages.filter(({path}) => path.startsWith('/blog/'))) {
      if (status === 404) continue;
      await page.goto(product.site + address);
      const article = (await shownIn(page)).find(({tag}) => tag === 'lamplight-blog');
      expect(wordCount(article?.text ?? ''), address).toBeGreaterThan(650);
    }
  });

  test('questions open and links lead on', async ({page, product}) => {
    await page.goto(product.site);
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq .answer').first()).toBeVisible();
    // By key: the page scrolls smoothly, and without scripts nothing reports the end of scrolling.
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).first().press('Enter');
    await expect(page).toHaveURL(`${product.site}/privacy`);
  });
});

/** Lists the requests that the policy blocked; the console of some browsers does not report them. */
const watchPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, {blocked});
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) =>
      blocked.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });

const alive = isFull
  ? pagesOfEachKind
  : sampled(
      kindsOfPage.map((path, turn) => pageIn(LANGUAGES[(turn + 1) % 5] ?? 'en', path)),
      2,
    );

for (const [turn, {address}] of alive.entries())
  test(
    `${address} comes alive without an error, a blocked line or a request to anyone else`,
    {tag: turn < 2 ? '@firefox' : '@firefox-full'},
    async ({page, open, product}) => {
      const complaints = complaintsAbout(page);
      const others: string[] = [];
      page.on('request', (request) => {
        if (!/^(data|blob):/u.test(request.url()) && new URL(request.url()).origin !== product.site)
          others.push(request.url());
      });
      await watchPolicy(page);
      await open(address);
      await page.waitForLoadState();
      expect(complaints).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as {blocked: string[]}).blocked)).toEqual([]);
      expect(others).toEqual([]);
    },
  );

for (const path of ['/', '/blog', '/ai-workflow'])
  test(`${path}: the elements take over the text that was served, node by node`, async ({page, product}) => {
    await page.addInitScript(() => {
      const served: {node: Text; text: string}[] = [];
      Object.assign(window, {served});
      // Parsed completely, and no deferred script has run yet.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const host of document.querySelectorAll('*')) {
          const drawn = host.shadowRoot?.querySelector('.lamplight');
          if (!drawn) continue;
          const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            served.push({node: node as Text, text: (node as Text).data});
        }
      });
    });
    await page.goto(`${product.site}${path}`);
    await settled(page);
    const fate = await page.evaluate(() => {
      const {served} = window as unknown as {served: {node: Text; text: string}[]};
      const changed = served.filter(({node, text}) => !node.isConnected || node.data !== text);
      return {count: served.length, changed: changed.map(({text}) => text)};
    });
    expect(fate.count).toBeGreaterThan(20);
    expect(fate.changed).toEqual([]);
  });
