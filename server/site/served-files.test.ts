import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {startBuiltServer, write} from './testing/built-site.ts';

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
