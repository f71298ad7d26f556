/* Addresses: the page and language of each address, its references to the others, and its caching. */
import {loadAgency} from '../../agency/load.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {everyPage} from './every-page.ts';
import {expect, settled, test} from './page-test.ts';

const {siteOrigin} = loadAgency();
const found = everyPage.filter(({status}) => status === 200);

test('every page answers 200, and what does not exist 404, in its language', async ({request, product}) => {
  for (const {address, lang, status} of everyPage) {
    const answer = await request.get(product.site + address);
    expect(answer.status(), address).toBe(status);
    expect(await answer.text(), address).toContain(`<html lang="${lang}"`);
  }
  for (const address of ['/index.html', '/es/index.html', '/blog/a/b', '/xx', '/XX', '/en/xx'])
    expect((await request.get(product.site + address)).status(), address).toBe(404);
});

test('a trailing slash leads to the page’s one address, with its query', async ({request, product}) => {
  for (const {address} of found) {
    if (address === '/') continue;
    const answer = await request.get(`${product.site}${address}/?from=mail`, {maxRedirects: 0});
    expect(answer.status(), address).toBe(308);
    expect(answer.headers()['location'], address).toBe(`${address}?from=mail`);
  }
});

test('every page names its own address and those of its translations, each of which names it', async ({
  request,
  product,
}) => {
  const alternates = new Map<string, string>();
  for (const {address, path} of found) {
    const html = await (await request.get(product.site + address)).text();
    const links = [
      ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)"/gu),
    ];
    const named = links.map(([, rel, hreflang, href]) => `${hreflang ?? rel} ${href}`).toSorted();
    const others = LANGUAGES.map((code) => {
      const page = found.find((one) => one.lang === code && one.path === path);
      return `${code} ${siteOrigin}${page?.address}`;
    });
    expect(named, address).toEqual(
      [`canonical ${siteOrigin}${address}`, `x-default ${siteOrigin}${path}`, ...others].toSorted(),
    );
    const all = named.filter((line) => !line.startsWith('canonical')).join('\n');
    expect(all, address).toBe(alternates.get(path) ?? all);
    alternates.set(path, all);
  }
});

test('a page that does not exist is excluded from search results and has no canonical address', async ({
  request,
  product,
}) => {
  for (const {address} of everyPage.filter(({status}) => status === 404)) {
    const html = await (await request.get(product.site + address)).text();
    expect(html, address).toMatch(/<meta name="robots" content="noindex"/u);
    expect(html, address).not.toMatch(/rel="(canonical|alternate)"/u);
  }
});

test('hashed files are cached permanently, and pages are revalidated at each request', async ({
  request,
  product,
}) => {
  const page = await request.get(product.site);
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['etag']).toBeTruthy();
  const files = new Set((await page.text()).match(/(?<!v1)\/assets\/[\w.-]+/gu));
  expect(files.size).toBeGreaterThan(4);
  for (const file of files) {
    const answer = await request.get(product.site + file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  const loader = await request.get(`${product.site}/embed/v1/lamplight.js`);
  expect(loader.headers()['cache-control']).toContain('max-age=300');
  const again = await request.get(product.site, {headers: {'If-None-Match': page.headers()['etag'] ?? ''}});
  expect(again.status()).toBe(304);
});

test('a saved language is opened before the first paint, and adds no entry to the history', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('selectedLanguage', 'de');
    const isMoved = location.pathname.startsWith('/de');
    if (!isMoved)
      window.addEventListener('pagehide', () => {
        const paints = performance.getEntriesByType('paint').map(({name}) => name);
        sessionStorage.setItem('painted', JSON.stringify([...paints, document.body?.innerText ?? '']));
      });
  });
  await page.goto('about:blank');
  await page.goto(`${product.site}/blog`);
  await expect(page).toHaveURL(`${product.site}/de/blog`);
  await settled(page);
  expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBe('[""]');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('an address with a language is that language in page and elements, whatever was saved', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('selectedLanguage', 'de'));
  await page.goto(`${product.site}/es`);
  await settled(page);
  await expect(page).toHaveURL(`${product.site}/es`);
  await expect(page.locator('lamplight-quote-form #title')).toHaveText('Pida su cotización gratuita');
  await expect(page.locator('.topline .select')).toContainText('Español');
});
