import {mkdirSync, utimesSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {dirname, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {startTestServer} from '../testing/test-server.ts';

const FILES = {
  'site/index.html': '<title>Home</title>',
  'site/404.html': '<title>404 Page Not Found</title>',
  'site/es/index.html': '<title>Inicio</title>',
  'site/es/404.html': '<title>404 es</title>',
  'site/es/blog/index.html': '<title>Blog es</title>',
  'site/es/blog/404.html': '<title>No article es</title>',
  'site/assets/host-AbCdEf12.js': 'host()',
  'site/robots.txt': 'User-agent: *',
  'embed/v1/lamplight.js': 'loader()',
  'embed/v1/assets/views-CCR7jC.js': 'en()',
  'embed/v1/.secret': 'no',
  'embed-demo/index.html': '<script src="__LAMPLIGHT_ORIGIN__/embed/v1/lamplight.js"></script>',
  'embed-demo/style.css': 'p{}',
  'build.json': JSON.stringify({stamp: 'x', csp: {script: ['sha256-abc='], style: ["'sha256-def='"]}}),
};

const startBuiltServer = async () => {
  const server = await startTestServer();
  for (const [name, text] of Object.entries(FILES)) write(join(server.distDir, name), text);
  return server;
};

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
};

// `fetch` normalizes paths; this function sends them unchanged.
const rawStatus = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({port, path}, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

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

test('our pages run our scripts and the hashed ones of the build, and nothing else', async () => {
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

test('hashed files are cached permanently, the others for minutes', async () => {
  const {origin} = await startBuiltServer();
  const lifetimes = {
    '/assets/host-AbCdEf12.js': 'public, max-age=31536000, immutable',
    '/embed/v1/assets/views-CCR7jC.js': 'public, max-age=31536000, immutable',
    '/embed/v1/lamplight.js': 'public, max-age=300, stale-while-revalidate=86400',
    '/robots.txt': 'public, max-age=300, stale-while-revalidate=86400',
  };
  for (const [path, lifetime] of Object.entries(lifetimes))
    expect([path, (await fetch(origin + path)).headers.get('Cache-Control')]).toEqual([path, lifetime]);
});

test('widget files are open to every page', async () => {
  const {origin} = await startBuiltServer();
  const response = await fetch(`${origin}/embed/v1/lamplight.js`, {headers: {Origin: 'https://any.example'}});
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  const missing = await fetch(`${origin}/embed/v1/nothing.js`);
  expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});

test('a script of an element arrives without the headers of documents, and a wrong address still has them', async () => {
  const {origin} = await startBuiltServer();
  const {headers} = await fetch(`${origin}/embed/v1/lamplight.js`);
  for (const name of ['Content-Security-Policy', 'X-Frame-Options', 'X-Download-Options', 'Referrer-Policy'])
    expect([name, headers.get(name)]).toEqual([name, null]);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  const missing = await fetch(`${origin}/embed/v1/nothing.js`);
  expect(missing.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('clients that accept compression get the compressed file', async () => {
  const {origin, distDir} = await startBuiltServer();
  write(join(distDir, 'embed/v1/lamplight.js.br'), brotliCompressSync('loader()'));
  write(join(distDir, 'site/index.html.br'), brotliCompressSync('<title>Home</title>'));
  write(join(distDir, 'site/404.html.br'), brotliCompressSync('<title>404 Page Not Found</title>'));
  for (const [path, text] of [
    ['/embed/v1/lamplight.js', 'loader()'],
    ['/', '<title>Home</title>'],
    ['/nothing', '<title>404 Page Not Found</title>'],
  ] as const) {
    const compressed = await fetch(origin + path, {headers: {'Accept-Encoding': 'br'}});
    expect([compressed.headers.get('Content-Encoding'), await compressed.text()]).toEqual(['br', text]);
    expect(compressed.headers.get('Vary')).toContain('Accept-Encoding');
    expect(compressed.headers.get('Content-Type')).toMatch(/^text\/(?:javascript|html)/u);
    const plain = await fetch(origin + path, {headers: {'Accept-Encoding': 'identity'}});
    expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, text]);
  }
});

test('compressed files and the manifest of the build have no address', async () => {
  const {origin, distDir} = await startBuiltServer();
  const hidden = [
    'site/index.html.br',
    'site/assets/host-AbCdEf12.js.gz',
    'site/manifest.json',
    'embed/v1/lamplight.js.br',
  ];
  for (const name of [...hidden, 'embed/v1/manifest.json']) write(join(distDir, name), 'internal');
  for (const name of hidden) {
    const response = await fetch(`${origin}/${name.replace(/^site\//u, '')}`);
    expect([name, response.status, (await response.text()).includes('internal')]).toEqual([name, 404, false]);
  }
  expect((await fetch(`${origin}/embed/v1/manifest.json`)).status).toBe(200);
});

test('a part of a file is a part of the plain file, and one beyond its end is refused with its length', async () => {
  const {origin, distDir} = await startBuiltServer();
  write(join(distDir, 'embed/v1/lamplight.js.br'), brotliCompressSync('loader()'));
  const part = async (range: string) => {
    const response = await fetch(`${origin}/embed/v1/lamplight.js`, {
      headers: {Range: range, 'Accept-Encoding': 'br'},
    });
    return [response.status, response.headers.get('Content-Range'), await response.text()];
  };
  expect(await part('bytes=0-3')).toEqual([206, 'bytes 0-3/8', 'load']);
  expect(await part('bytes=-2')).toEqual([206, 'bytes 6-7/8', '()']);
  expect((await part('bytes=99-')).slice(0, 2)).toEqual([416, 'bytes */8']);
  expect(await part('lines=1-2')).toEqual([200, null, 'loader()']);
});

test('a client that lists its ETag among others gets 304, for the same coding only', async () => {
  const {origin, distDir} = await startBuiltServer();
  write(join(distDir, 'embed/v1/lamplight.js.br'), brotliCompressSync('loader()'));
  const address = `${origin}/embed/v1/lamplight.js`;
  const ask = (coding: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(address, {headers: {'Accept-Encoding': coding, ...headers}});
  const etagOf = async (coding: string) => (await ask(coding)).headers.get('ETag') ?? '';
  const [plain, compressed] = [await etagOf('identity'), await etagOf('br')];
  expect(plain).not.toBe(compressed);
  const has = async (coding: string, tags: string) =>
    (await ask(coding, {'If-None-Match': tags, 'Cache-Control': 'max-age=0'})).status;
  expect(await has('identity', `"other", ${plain}`)).toBe(304);
  expect(await has('br', `"other", ${compressed} , W/"third"`)).toBe(304);
  expect(await has('br', plain)).toBe(200);
  expect(await has('identity', '*')).toBe(304);
  expect((await ask('identity', {'If-Match': '"other"'})).status).toBe(412);
  const since = (await ask('br')).headers.get('Last-Modified') ?? '';
  const unchanged = await ask('br', {'If-Modified-Since': since, 'Cache-Control': 'max-age=0'});
  expect([unchanged.status, unchanged.headers.get('Vary')?.includes('Accept-Encoding')]).toEqual([304, true]);
  const head = await fetch(address, {method: 'HEAD', headers: {'Accept-Encoding': 'identity'}});
  expect([head.headers.get('Content-Length'), head.headers.get('ETag')]).toEqual(['8', plain]);
});

test('a file that has changed is served as it is now', async () => {
  const {origin, distDir} = await startBuiltServer();
  const text = async () => (await fetch(`${origin}/embed/v1/lamplight.js`)).text();
  expect(await text()).toBe('loader()');
  write(join(distDir, 'embed/v1/lamplight.js'), 'another()');
  expect(await text()).toBe('another()');
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
