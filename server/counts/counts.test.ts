import {expect, test} from 'vitest';
import {openTestStore} from '../testing/test-store.ts';
import {startTestServer} from '../testing/test-server.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const given = {
  element: 'quote-form',
  stage: 'started',
  page: '/plans/ana@mail.example/1234567',
  partner: 'clinic',
  language: 'es',
};

const start = async (environment = {}) => {
  const server = await startTestServer(environment);
  const {origin, demoOrigin, place} = server;
  const send = (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}/api/counts`, {
      method: 'POST',
      // Sends a form, which needs no preflight, as the elements do.
      body: new URLSearchParams({...given, ...changes}),
      headers: {Origin: demoOrigin, 'User-Agent': BROWSER, ...headers},
    });
  const stored = async () => {
    await server.stop();
    return await openTestStore(place).read((db) => db.selectFrom('visit_count').selectAll().execute());
  };
  return {...server, send, stored};
};

test('a partner’s page is counted without query, names and numbers, and without a cookie', async () => {
  const {send, stored, demoOrigin} = await start();
  const answer = await send();
  expect(answer.status).toBe(204);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(demoOrigin);
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect((await send()).status).toBe(204);
  expect(await stored()).toMatchObject([
    {
      element: 'quote-form',
      stage: 'started',
      page: `${demoOrigin}/plans/*/*`,
      partner: 'clinic',
      lang: 'es',
      visits: 1,
    },
  ]);
});

test('browsers that object, and programs, are answered and not counted', async () => {
  const {send, stored} = await start();
  for (const headers of [
    {'Sec-GPC': '1'},
    {DNT: '1'},
    {'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'},
    {'User-Agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36'},
    {'User-Agent': ''},
  ])
    expect((await send({}, headers)).status, JSON.stringify(headers)).toBe(204);
  expect(await stored()).toEqual([]);
});

test('unknown values, strangers and floods are refused', async () => {
  const {send, post, stored} = await start({RATE_LIMIT: '1'});
  for (const changes of [
    {element: 'tracker'},
    {stage: 'bought'},
    {step: 'diabetes'},
    {page: '/plans?name=Ana'},
    {page: 'https://partner.example/'},
    {language: 'xx'},
    {visitor: 'ana'},
  ])
    expect((await send(changes)).status, JSON.stringify(changes)).toBe(422);
  expect((await send({}, {Origin: 'https://evil.example'})).status).toBe(403);
  expect((await post('/api/counts', given)).status).toBe(403);
  // The rate limit allows ten reads a minute for each submission.
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await send()).status);
  expect(statuses).toContain(429);
  await stored();
});
