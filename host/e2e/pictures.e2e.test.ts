/* The picture of a shared link, the icons and the app manifest, as requested by networks, phones and browsers. */
import {expect, test} from '../../reliability/product-test.ts';
import {everyPage} from './every-page.ts';

/** Reads width and height from the first chunk of a PNG file (RFC 2083, section 11.2.2). */
const sizeOfPng = (bytes: Buffer): readonly [width: number, height: number] => {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('every page in every language has a picture of its own, 1200 by 630, under 100 kB, with its heading as text', async ({
  request,
  product,
}) => {
  const pages = everyPage.filter(({status}) => status === 200);
  const pictures = new Set<string>();
  for (const {address} of pages) {
    const html = await (await request.get(product.site + address)).text();
    const property = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]+)">`, 'u').exec(html)?.[1] ?? '';
    const path = new URL(property('og:image')).pathname;
    pictures.add(path);
    expect(property('og:image:alt').length, address).toBeGreaterThan(2);
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
    const answer = await request.get(product.site + path);
    expect(answer.headers()['content-type'], address).toBe('image/png');
    expect(answer.headers()['cache-control'], address).toContain('immutable');
    const bytes = await answer.body();
    expect(sizeOfPng(bytes), address).toEqual([1200, 630]);
    expect(bytes.length, address).toBeLessThanOrEqual(100_000);
  }
  expect(pictures.size).toBe(pages.length);
});

test('icons and manifest are files of the site with the sizes that they name', async ({request, product}) => {
  const html = await (await request.get(product.site)).text();
  for (const address of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
    expect(html).toContain(`href="${address}"`);
    expect((await request.get(product.site + address)).status(), address).toBe(200);
  }
  const touch = await (await request.get(`${product.site}/apple-touch-icon.png`)).body();
  expect(sizeOfPng(touch)).toEqual([180, 180]);
  const answer = await request.get(`${product.site}/site.webmanifest`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const {icons} = (await answer.json()) as {
    icons: {src: string; sizes: string; type: string; purpose?: string}[];
  };
  expect(icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
  for (const {src, sizes, type} of icons) {
    const icon = await request.get(product.site + src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type === 'image/png') expect(sizeOfPng(await icon.body()).join('x'), src).toBe(sizes);
  }
});
