import {connect} from 'node:net';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {faultsOf, problemOf} from '../testing/problem-of.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';

const JSON_HEADERS = {'Content-Type': 'application/json'};

test('a body that is not JSON in UTF-8 is 400', async () => {
  const {post, origin} = await startTestServer();
  for (const body of [
    '{',
    '{"firstName":}',
    '{firstName:1}',
    'NaN',
    '[1,]',
    ' ',
    '{"a":1}{"b":2}',
    "{'a':1}",
  ]) {
    const response = await post('/api/leads', body);
    expect([body, response.status]).toEqual([body, 400]);
    expect(await faultsOf(response)).toEqual(['body: invalid-format']);
  }
  const invalid = Buffer.concat([
    Buffer.from('{"firstName":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('"}'),
  ]);
  const response = await fetch(`${origin}/api/leads`, {method: 'POST', headers: JSON_HEADERS, body: invalid});
  expect(response.status).toBe(400);
  const empty = await fetch(`${origin}/api/leads`, {method: 'POST', headers: JSON_HEADERS});
  expect(empty.status).toBe(400);
});

test.each([
  ['text/plain'],
  ['application/x-www-form-urlencoded'],
  ['multipart/form-data; boundary=x'],
  ['application/json; charset=utf-16'],
  ['application/jsonp'],
])('the type %s is 415', async (type) => {
  const {post} = await startTestServer();
  const response = await post('/api/leads', lead, {'Content-Type': type});
  expect(response.status).toBe(415);
  expect(response.headers.get('Accept-Post')).toBe('application/json');
});

test('JSON with its charset named is accepted', async () => {
  const {post} = await startTestServer();
  expect((await post('/api/leads', lead, {'Content-Type': 'Application/JSON; charset="UTF-8"'})).status).toBe(
    201,
  );
});

test('a compressed body is refused unopened', async () => {
  const {origin} = await startTestServer();
  const bomb = gzipSync(Buffer.alloc(20_000_000, 32));
  const response = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: {...JSON_HEADERS, 'Content-Encoding': 'gzip'},
    body: bomb,
  });
  expect(response.status).toBe(415);
  expect(response.headers.get('Accept-Encoding')).toBe('identity');
});

test('a body over 64 KiB gets 413, announced or not, and the connection continues', async () => {
  const {post, origin} = await startTestServer();
  const big = JSON.stringify({...lead, firstName: 'x'.repeat(70_000)});
  const announced = await post('/api/leads', big);
  expect(announced.status).toBe(413);
  expect(await faultsOf(announced)).toEqual(['body: too-long']);
  const chunked = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: new Blob([big]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect((await post('/api/leads', lead)).status).toBe(201);
});

test('a body of exactly 64 KiB is read', async () => {
  const {post} = await startTestServer();
  const body = JSON.stringify({...lead, lastName: 'Muller'}).padEnd(64 * 1024, ' ');
  expect((await post('/api/leads', body)).status).toBe(201);
});

test('nesting thirty thousand deep is 422 with the field named', async () => {
  const {post} = await startTestServer();
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  const response = await post('/api/leads', `{"consents":${deep}}`);
  expect(response.status).toBe(422);
  expect(await faultsOf(response)).toEqual(['consents: invalid-format']);
});

test('an answer names at most fifty fields, none of them at length or broken', async () => {
  const {post} = await startTestServer();
  const keys = Array.from({length: 200}, (_, index) => [`${index}\uD800${'k'.repeat(200)}`, 1]);
  const response = await post('/api/leads', {...lead, ...Object.fromEntries(keys)});
  const {errors} = await problemOf(response);
  expect(errors).toHaveLength(50);
  for (const {field} of errors) {
    expect(field.length).toBeLessThanOrEqual(100);
    expect(field.isWellFormed()).toBe(true);
  }
});

test('other methods are 405 with Allow, unknown paths 404', async () => {
  const {origin} = await startTestServer();
  const put = await fetch(`${origin}/api/leads`, {method: 'PUT', body: '{}'});
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'POST, HEAD, OPTIONS']);
  const post = await fetch(`${origin}/api/campaigns`, {method: 'POST'});
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  for (const path of ['/api', '/api/nothing', '/api/leads/1', '/API/leads', '/api/leads/'])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
});

test('problems are in the requested language', async () => {
  const {post} = await startTestServer();
  const cases = [
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['zh-Hans-CN', 'zh'],
    ['it, de;q=0.5', 'de'],
    ['fr-CA', 'fr'],
    ['it', 'en'],
    ['x'.repeat(500), 'en'],
  ] as const;
  const titles = new Set<string>();
  for (const [asked, language] of cases) {
    const response = await post('/api/leads', {}, {'Accept-Language': asked});
    expect([asked, response.headers.get('Content-Language')]).toEqual([asked, language]);
    titles.add((await problemOf(response)).title);
  }
  expect(titles.size).toBe(5);
});

test('every problem names its request, as the header does', async () => {
  const {post} = await startTestServer();
  const response = await post('/api/leads', {});
  const id = response.headers.get('X-Request-Id');
  expect((await problemOf(response)).requestId).toBe(id);
});

test('beyond the rate, 429 says when to come back', async () => {
  const {post} = await startTestServer({RATE_LIMIT: '3'});
  const answers = [];
  for (let index = 0; index < 4; index += 1) answers.push(await post('/api/leads', lead));
  expect(answers.map(({status}) => status)).toEqual([201, 201, 201, 429]);
  expect(Number(answers[3]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(answers[3]?.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
});

// Sends bytes as they are, and reads until the server closes.
const exchange = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port);
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });

const raw = (start: string, headers: readonly string[], body = ''): string =>
  `${[start, 'Host: here', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;

const statusesIn = (answer: string): readonly number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => Number(status));

const SENT = JSON.stringify({...lead, firstName: 'Ana', lastName: 'Roe'});
const POST = 'POST /api/leads HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';
const LENGTH = `Content-Length: ${SENT.length}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

test.each([
  ['HTTP/1.0', raw('GET /api/health HTTP/1.0', []), [200]],
  ['HTTP/1.0 without a host', 'GET /api/health HTTP/1.0\r\n\r\n', [200]],
  ['an expected 100-continue', raw(POST, [JSON_TYPE, LENGTH, 'Expect: 100-continue'], SENT), [100, 201]],
  ['another expectation', raw(POST, [JSON_TYPE, LENGTH, 'Expect: a-discount'], SENT), [417]],
  [
    'an upgrade to WebSocket',
    raw('GET /api/health HTTP/1.1', ['Connection: upgrade', 'Upgrade: websocket']),
    [200],
  ],
  ['an upgrade to HTTP/2', raw('GET /api/health HTTP/1.1', ['Connection: Upgrade', 'Upgrade: h2c']), [200]],
  ['TRACE of a route', raw('TRACE /api/leads HTTP/1.1', ['Cookie: secret']), [405]],
  ['TRACE of a page', raw('TRACE / HTTP/1.1', ['Cookie: secret']), [405]],
  ['trailers', raw(POST, [JSON_TYPE, CHUNKED], `${chunk(SENT)}0\r\nX-A: b\r\n\r\n`), [201]],
  [
    'a length in a trailer',
    raw(POST, [JSON_TYPE, CHUNKED], `${chunk(SENT)}0\r\nContent-Length: 5\r\n\r\n`),
    [400],
  ],
  [
    'two thousand headers',
    raw(
      'GET /api/health HTTP/1.1',
      Array.from({length: 2_000}, () => 'a: b'),
    ),
    [431],
  ],
  ['headers of 20 kB', raw('GET /api/health HTTP/1.1', [`a: ${'b'.repeat(20_000)}`]), [431]],
] as const)('%s is answered as the standard requires', async (_name, bytes, statuses) => {
  const {port} = await startTestServer();
  const answer = await exchange(port, bytes);
  expect(statusesIn(answer)).toEqual(statuses);
  expect(answer).not.toContain('secret');
});

test('a body with too large a Content-Length is refused before 100 Continue', async () => {
  const {port} = await startTestServer();
  const bytes = raw(POST, [JSON_TYPE, 'Content-Length: 1000000', 'Expect: 100-continue']);
  expect(statusesIn(await exchange(port, bytes))).toEqual([413]);
});

test('a request that is not HTTP gets 400 and does not disturb others', async () => {
  const {port, post} = await startTestServer();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write('\u0016\u0003\u0001 hello\r\n\r\n'));
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
  expect(answer).toContain('400 Bad Request');
  expect((await post('/api/leads', lead)).status).toBe(201);
});
