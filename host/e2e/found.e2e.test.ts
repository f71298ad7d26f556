/* The site for search engines, feed readers and researchers: every listed address leads to a page. */
import type {APIRequestContext} from '@playwright/test';
import {languageCodes} from '../../agency/languages.ts';
import {everyPage, pageIn, sampled} from './every-page.ts';
import {expect, test} from './page-test.ts';

/** An address of the configured site on the running product. */
const servedAt = (origin: string, address: string): string => {
  const {pathname, search} = new URL(address);
  return origin + pathname + search;
};

const pagesOf = (origin: string) =>
  everyPage.filter(({status}) => status === 200).map(({address}) => origin + address);

const textAt = async (request: APIRequestContext, address: string): Promise<string> => {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
};

/** The values of an attribute of all tags that match, in the order of the document. */
const attributesIn = (html: string, tag: RegExp, name: string): string[] =>
  [...html.matchAll(tag)].map(([found]) => new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(found)?.[1] ?? '');

const linksIn = (html: string, rel: string): {href: string; hreflang: string}[] =>
  [...html.matchAll(/<link [^>]*>/gu)]
    .filter(([tag]) => tag.includes(`rel="${rel}"`))
    .map(([tag]) => ({
      href: /\bhref="([^"]*)"/u.exec(tag)?.[1] ?? '',
      hreflang: /\bhreflang="([^"]*)"/u.exec(tag)?.[1] ?? '',
    }));

test('the sitemap names every page once, with the alternates that the page itself names', async ({
  request,
  product,
}) => {
  const robots = await textAt(request, `${product.site}/robots.txt`);
  const named = /^Sitemap: (.+)$/mu.exec(robots)?.[1] ?? '';
  const sitemap = await textAt(request, servedAt(product.site, named));
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gsu)].map(([, entry = '']) => ({
    address: servedAt(product.site, /<loc>([^<]+)<\/loc>/u.exec(entry)?.[1] ?? ''),
    alternates: attributesIn(entry, /<xhtml:link [^>]*>/gu, 'href').toSorted(),
  }));
  expect(entries.map(({address}) => address).toSorted()).toEqual(pagesOf(product.site).toSorted());
  for (const {address, alternates} of entries) {
    const html = await textAt(request, address);
    const [canonical] = linksIn(html, 'canonical');
    expect(servedAt(product.site, canonical?.href ?? ''), address).toBe(address);
    const own = linksIn(html, 'alternate').filter(({hreflang}) => hreflang !== '');
    expect(own.map(({href}) => href).toSorted(), address).toEqual(alternates);
    // Each alternate is an entry, so the same check of that entry shows the link back.
    for (const {href} of own)
      expect(entries.some((entry) => entry.address === servedAt(product.site, href))).toBe(true);
  }
});

test('no link of any page leads nowhere', async ({request, product}) => {
  const htmlAt = new Map<string, string>();
  const load = async (address: string): Promise<string> => {
    const known = htmlAt.get(address);
    if (known !== undefined) return known;
    const html = await textAt(request, address);
    htmlAt.set(address, html);
    return html;
  };
  const faults: string[] = [];
  for (const from of pagesOf(product.site)) {
    for (const href of attributesIn(await load(from), /<a [^>]*>/gu, 'href')) {
      const to = new URL(href.replaceAll('&amp;', '&'), from);
      if (to.origin !== product.site || to.pathname.startsWith('/api/')) continue;
      const html = await load(to.origin + to.pathname);
      if (to.hash !== '' && !html.includes(`id="${to.hash.slice(1)}"`)) faults.push(`${from}: ${href}`);
    }
  }
  expect(faults).toEqual([]);
});

for (const lang of sampled(languageCodes, 3, 1))
  test(`${lang}: a feed reader finds the articles from the blog, newest first`, async ({
    page,
    request,
    product,
  }) => {
    await page.goto(product.site + pageIn(lang, '/blog').address);
    const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    const response = await request.get(product.site + (href ?? ''));
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    // The agency's pages allow no parsing of text; an empty page does.
    await page.goto('about:blank');
    const feed = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return {
          lang: parsed.documentElement.getAttribute('xml:lang'),
          isWellFormed: parsed.querySelector('parsererror') === null,
          days: [...parsed.querySelectorAll('entry > published')].map(({textContent}) => textContent),
          links: [...parsed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href') ?? ''),
        };
      },
      await response.text(),
    );
    expect(feed).toMatchObject({lang, isWellFormed: true});
    expect(feed.days).toEqual(feed.days.toSorted().toReversed());
    const articles = everyPage.filter(
      (known) => known.lang === lang && known.status === 200 && known.path.startsWith('/blog/'),
    );
    expect(feed.links.map((link) => new URL(link).pathname).toSorted()).toEqual(
      articles.map(({address}) => address).toSorted(),
    );
  });

test('whoever finds a weakness finds whom to write to, for less than a year', async ({request, product}) => {
  const response = await request.get(`${product.site}/.well-known/security.txt`);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    (await response.text())
      .split('\n')
      .filter((line) => line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:.+@.+/u);
  const lasts = new Date(fields.get('Expires') ?? '').getTime() - Date.now();
  expect(lasts).toBeGreaterThan(0);
  expect(lasts).toBeLessThan(365 * 86_400_000);
  expect((await request.get(`${product.site}/.well-known/other.txt`)).status()).toBe(404);
});

test('structured data is valid JSON on every page, and an article names the way to itself', async ({
  request,
  product,
}) => {
  for (const address of pagesOf(product.site)) {
    const html = await textAt(request, address);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)].map(
      ([, text = '']) => JSON.parse(text) as {'@type': string; itemListElement?: readonly {item: string}[]},
    );
    const kinds = data.map((each) => each['@type']);
    expect(kinds, address).toContain('InsuranceAgency');
    // Search engines punish ratings that a business gives itself.
    expect(html, address).not.toMatch(/aggregateRating|ratingValue/u);
    if (/\/blog\/./u.test(address)) expect(kinds, address).toContain('BlogPosting');
    if (/\/services\/./u.test(address)) expect(kinds, address).toContain('FAQPage');
    const trail = data.find((each) => each['@type'] === 'BreadcrumbList');
    if (!/\/(?:blog|services)\/./u.test(address)) continue;
    expect(trail?.itemListElement?.map(({item}) => servedAt(product.site, item)).at(-1)).toBe(address);
  }
});

test('robots and language models are given the pages, and no address of a single visitor', async ({
  request,
  product,
}) => {
  const robots = await textAt(request, `${product.site}/robots.txt`);
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Disallow: /withdraw/');
  const guide = await textAt(request, `${product.site}/llms.txt`);
  for (const [, address = ''] of guide.matchAll(/\]\((\S+)\)/gu))
    expect((await request.get(servedAt(product.site, address))).status(), address).toBe(200);
});
