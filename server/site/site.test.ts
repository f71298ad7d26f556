import {utimesSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {startTestServer} from '../testing/test-server.ts';
import {rawStatus, startBuiltServer, write} from './testing/built-site.ts';

test('pages have one address, without a trailing slash', async () => {
  const {origin} = await startBuiltServer();
  for (const [path, title] of [
    ['/', 'Home'],
    ['/es', 'Inicio'],
    ['/es/blog', 'Blog es'],
    ['/es?a=1', 'Inicio'],
  ] as const) {
    const response = await fetch(origin + path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, `<title>${title}</title>`]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('ETag')).not.toBeNull();
  }
  const slashed = await fetch(`${origin}/es/blog/?a=1`, {redirect: 'manual'});
  expect([slashed.status, slashed.headers.get('Location')]).toEqual([308, '/es/blog?a=1']);
});

test.each([
  ['/ES/Blog?a=1', '/es/blog?a=1'],
  ['/es/BLOG/', '/es/blog'],
  ['/en', '/'],
  ['/EN/', '/'],
])('%s, as people write and guess addresses, leads to the page', async (typed, page) => {
  const {origin} = await startBuiltServer();
  const answer = await fetch(origin + typed, {redirect: 'manual'});
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, page]);
});

test('no other spelling leads from an address without a page', async () => {
  const {origin} = await startBuiltServer();
  for (const path of ['/ES/Nothing', '/en/nothing', '/english', '/Assets/host-abcdef12.js'])
    expect((await fetch(origin + path, {redirect: 'manual'})).status, path).toBe(404);
});

const pageWith = (font: string): string =>
  `<head><link rel="canonical" href="/es"><link rel="preload" as="font" type="font/woff2" href="/assets/${font}.woff2" crossorigin></head><link rel="preload" href="/body.js">`;

test("a page's Link header names the preloads of the page, also after a new build", async () => {
  const {origin, distDir} = await startBuiltServer();
  expect((await fetch(`${origin}/es`)).headers.get('Link')).toBeNull();
  for (const font of ['serif-AbCdEf12', 'sans-GhIjKl34']) {
    write(join(distDir, 'site/es/index.html'), pageWith(font));
    utimesSync(join(distDir, 'site/es/index.html'), new Date(), new Date(Date.now() + font.length * 1000));
    const {headers} = await fetch(`${origin}/es`);
    expect(headers.get('Link')).toBe(
      `</assets/${font}.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    );
  }
});

test('an unknown path is a real 404 with the nearest page of its folder and language', async () => {
  const {origin} = await startBuiltServer();
  const pages = [
    ['/nothing', '404 Page Not Found'],
    ['/es/nothing', '404 es'],
    ['/es/blog/nothing', 'No article es'],
    ['/es/blog/%2fnothing', '404 Page Not Found'],
    ['/es/nothing/blog/deep', '404 es'],
    ['/fr/nothing', '404 Page Not Found'],
    ['/404.html', '404 Page Not Found'],
  ] as const;
  for (const [path, title] of pages) {
    const response = await fetch(origin + path, {headers: {Accept: 'text/html'}});
    expect([path, await response.text()]).toEqual([path, `<title>${title}</title>`]);
    expect(response.status).toBe(404);
  }
});

test('no path leads out of the folder, to a hidden file or to another host', async () => {
  const {port, origin} = await startBuiltServer();
  const paths = [
    '/../build.json',
    '/%2e%2e/build.json',
    '/..%2fbuild.json',
    '/..%5cbuild.json',
    '/embed/v1/../../build.json',
    '/embed/v1/.secret',
    '/%00',
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/es%2f',
  ];
  for (const path of paths) expect([path, await rawStatus(port, path)]).toEqual([path, 404]);
  expect(await rawStatus(port, '/%ff')).toBe(404);
  const response = await fetch(`${origin}//evil.example/..`, {redirect: 'manual'});
  expect(response.headers.get('Location')).toBeNull();
});

test('our pages run our scripts and the hashed scripts of the build, and nothing else', async () => {
  const {origin} = await startBuiltServer();
  const policy = (await fetch(origin)).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("style-src 'self' 'sha256-def='");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('a new build and its hashes are served without a restart', async () => {
  const {origin, distDir} = await startBuiltServer();
  await fetch(origin);
  write(join(distDir, 'build.json'), '{"csp": half');
  expect((await fetch(origin)).status).toBe(200);
  write(join(distDir, 'build.json'), JSON.stringify({csp: {script: ['sha256-new='], style: []}}));
  write(join(distDir, 'site/index.html'), '<title>New</title>');
  const response = await fetch(origin);
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-new='");
  expect(await response.text()).toBe('<title>New</title>');
});

test("the partner demo has its own origin and names the agency's", async () => {
  const {origin, demoOrigin} = await startBuiltServer();
  const page = await fetch(demoOrigin);
  expect(await page.text()).toBe(`<script src="${origin}/embed/v1/lamplight.js"></script>`);
  expect((await fetch(`${demoOrigin}/style.css`)).status).toBe(200);
  expect((await fetch(`${demoOrigin}/nothing`)).status).toBe(404);
  expect(await rawStatus(Number(new URL(demoOrigin).port), '/..%2fbuild.json')).toBe(404);
});

test('a site that has not been built says so', async () => {
  const {origin, demoOrigin} = await startTestServer();
  for (const address of [origin, demoOrigin]) {
    const response = await fetch(address);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  }
});

test('a page takes no POST', async () => {
  const {origin} = await startBuiltServer();
  const response = await fetch(origin, {method: 'POST'});
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});
