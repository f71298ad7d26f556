/* The site for search engines, feed readers and researchers: every listed address leads to a page. */
import type {APIRequestContext, Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/language.ts';
import {everyPage, pageIn} from './every-page.ts';
import {faultsOfData, type Data} from './structured-data.ts';
import {expect, test} from './page-test.ts';

/** An address of the configured site on the running product. */
const servedAt = (origin: string, address: string): string => {
  const {pathname, search} = new URL(address);
  return origin + pathname + search;
};

const pagesOf = (origin: string) =>
  everyPage.filter(({status}) => status === 200).map(({address}) => origin + address);

/** The addresses of the home pages. */
const homes = new Set(LANGUAGES.map((lang) => pageIn(lang, '/').address));

type Served = {readonly text: string; readonly link: string};

// The tests of this file read every page. One worker runs the tests, so that each page is requested once.
test.describe.configure({mode: 'default'});
const known = new Map<string, Served>();

const servedBy = async (request: APIRequestContext, address: string): Promise<Served> => {
  const earlier = known.get(address);
  if (earlier) return earlier;
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const served = {text: await response.text(), link: response.headers()['link'] ?? ''};
  known.set(address, served);
  return served;
};

const textAt = async (request: APIRequestContext, address: string): Promise<string> =>
  (await servedBy(request, address)).text;

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

/** The lengths between which a search engine shows a description whole and with something to read; a Chinese letter is as wide as two. */
const usefulLength = {zh: [20, 80], other: [50, 160]} as const;

test('every page has a title and a description of its own, which a search engine can show whole', async ({
  request,
  product,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of pagesOf(product.site)) {
    const html = await textAt(request, address);
    const title = /<title[^>]*>([^<]+)</u.exec(html)?.[1] ?? '';
    const [description = ''] = attributesIn(html, /<meta name="description"[^>]*>/gu, 'content');
    expect(titles.get(title), `the title of ${address}`).toBeUndefined();
    expect(descriptions.get(description), `the description of ${address}`).toBeUndefined();
    titles.set(title, address);
    descriptions.set(description, address);
    const [least, most] = usefulLength[html.includes('<html lang="zh"') ? 'zh' : 'other'];
    const {length} = description.replaceAll(/&[a-z#0-9]+;/gu, '-');
    expect(length, `${address}: ${description}`).toBeGreaterThanOrEqual(least);
    expect(length, `${address}: ${description}`).toBeLessThanOrEqual(most);
  }
});

test('no link of any page leads nowhere', async ({request, product}) => {
  const faults: string[] = [];
  for (const from of pagesOf(product.site)) {
    for (const href of attributesIn(await textAt(request, from), /<a [^>]*>/gu, 'href')) {
      const to = new URL(href.replaceAll('&amp;', '&'), from);
      if (to.origin !== product.site || to.pathname.startsWith('/api/')) continue;
      const html = await textAt(request, to.origin + to.pathname);
      if (to.hash !== '' && !html.includes(`id="${to.hash.slice(1)}"`)) faults.push(`${from}: ${href}`);
    }
  }
  expect(faults).toEqual([]);
});

type ReadFeed = {
  readonly lang: string | null;
  readonly missing: readonly string[];
  readonly days: readonly string[];
  readonly links: readonly string[];
  readonly ids: readonly string[];
};

/** Parses an Atom feed, and lists the parts that RFC 4287 requires and that are missing. */
const readFeed = (page: Page, text: string): Promise<ReadFeed> =>
  page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const missing = parsed.querySelector('parsererror') === null ? [] : ['well-formed XML'];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the function's own code is sent to the page
    const valueOf = (parent: Element, part: string): string =>
      parent.querySelector(`:scope > ${part}`)?.textContent?.trim() ?? '';
    for (const parent of [parsed.documentElement, ...parsed.querySelectorAll('entry')]) {
      for (const part of ['id', 'title', 'updated'])
        if (valueOf(parent, part) === '') missing.push(`${part} of ${parent.localName}`);
      if (Number.isNaN(Date.parse(valueOf(parent, 'updated')))) missing.push('a date in updated');
      const isNamed = parsed.querySelector(':scope > author > name') ?? parent.querySelector('author > name');
      if (parent.localName === 'entry' && !isNamed) missing.push('author of entry');
    }
    if (!parsed.querySelector('feed > link[rel=self]')) missing.push('the address of the feed');
    const attributesOf = (name: string, of: string) =>
      [...parsed.querySelectorAll(of)].map((found) => found.getAttribute(name) ?? '');
    return {
      lang: parsed.documentElement.getAttribute('xml:lang'),
      missing,
      days: [...parsed.querySelectorAll('entry > published')].map(({textContent}) => textContent ?? ''),
      links: attributesOf('href', 'entry > link'),
      ids: [...parsed.querySelectorAll('id')].map(({textContent}) => textContent ?? ''),
    };
  }, text);

test('a feed reader finds valid feeds from the blog in five languages, newest first', async ({
  page,
  request,
  product,
}) => {
  for (const lang of LANGUAGES) {
    const blog = await textAt(request, product.site + pageIn(lang, '/blog').address);
    const [tag = ''] = /<link [^>]*type="application\/atom\+xml"[^>]*>/u.exec(blog) ?? [];
    const response = await request.get(product.site + (/href="([^"]+)"/u.exec(tag)?.[1] ?? ''));
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    // The agency's pages allow no parsing of text; an empty page does.
    const feed = await readFeed(page, await response.text());
    expect(feed).toMatchObject({lang, missing: []});
    expect(new Set(feed.ids).size).toBe(feed.ids.length);
    expect(feed.days).toEqual(feed.days.toSorted().toReversed());
    const articles = everyPage.filter(
      (one) => one.lang === lang && one.status === 200 && one.path.startsWith('/blog/'),
    );
    expect(feed.links.map((link) => new URL(link).pathname).toSorted()).toEqual(
      articles.map(({address}) => address).toSorted(),
    );
  }
});

test('the Link header of every page names what the page preloads, and each file is there', async ({
  request,
  product,
}) => {
  const files = new Set<string>();
  for (const address of pagesOf(product.site)) {
    const {text, link} = await servedBy(request, address);
    const [head = ''] = text.split('</head>', 1);
    const preloads = linksIn(head, 'preload').map(({href}) => href);
    const named = [...link.matchAll(/<([^>]+)>; rel=preload; as=/gu)];
    expect(preloads.length, address).toBeGreaterThan(0);
    expect(
      named.map(([, href = '']) => href),
      address,
    ).toEqual(preloads);
    for (const href of preloads) files.add(href);
  }
  for (const href of files) expect((await request.get(product.site + href)).status(), href).toBe(200);
});

test('security.txt names a contact for vulnerabilities and expires within a year', async ({
  request,
  product,
}) => {
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

test('structured data is complete on every page, and an article names the way to itself', async ({
  request,
  product,
}) => {
  for (const address of pagesOf(product.site)) {
    const html = await textAt(request, address);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)].map(
      ([, text = '']) => JSON.parse(text) as Data,
    );
    expect(data.flatMap(faultsOfData), address).toEqual([]);
    const kinds = data.map((each) => each['@type']);
    expect(kinds, address).toContain('InsuranceAgency');
    // Search engines punish ratings that a business gives itself.
    expect(html, address).not.toMatch(/aggregateRating|ratingValue/u);
    if (/\/blog\/./u.test(address)) expect(kinds, address).toContain('BlogPosting');
    if (/\/services\/./u.test(address) || homes.has(new URL(address).pathname))
      expect(kinds, address).toContain('FAQPage');
    if (!/\/(?:blog|services)\/./u.test(address)) continue;
    const trail = data.find((each) => each['@type'] === 'BreadcrumbList')?.['itemListElement'] as readonly {
      readonly item: string;
    }[];
    expect(trail.map(({item}) => servedAt(product.site, item)).at(-1)).toBe(address);
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
