import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import type {ProofChallenge} from '../../contract/problem.ts';
import {problemOf} from '../testing/problem-of.ts';
import {solve} from '../testing/solve.ts';
import {contact, lead} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const times = async (count: number, send: () => Promise<Response>): Promise<readonly number[]> => {
  const statuses = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send()).status);
  return statuses;
};

const all = (count: number, status: number) => Array.from({length: count}, () => status);

const challengeOf = async (response: Response): Promise<ProofChallenge> => {
  const {code, challenge} = await problemOf(response);
  expect([response.status, code]).toEqual([403, 'proof-required']);
  if (!challenge) throw new Error('no challenge');
  return challenge;
};

const withProof = async (challenge: ProofChallenge) => ({
  ...lead,
  context: {elapsedMs: 5_000, proof: {trap: '', altcha: await solve(challenge)}},
});

const fromPartner = ({post, demoOrigin}: TestServer, body: unknown = lead) =>
  post('/api/leads', body, {Origin: demoOrigin});

test('above three quarters of an address’s limit a form is kept once its work is done, and each answer counts once', async () => {
  const {post, place} = await startTestServer({RATE_LIMIT: '24'});
  const key = {'Idempotency-Key': randomUUID()};
  expect(await times(18, () => post('/api/leads', lead))).toEqual(all(18, 201));
  const asked = await post('/api/leads', lead, {...key, 'Accept-Language': 'de'});
  expect(Number(asked.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(asked.headers.get('Content-Language')).toBe('de');
  const body = await withProof(await challengeOf(asked));
  expect((await post('/api/leads', body, key)).status).toBe(201);
  expect(await recordsIn(place)).toHaveLength(19);
  await challengeOf(await post('/api/leads', body, key));
  await challengeOf(await post('/api/contact', contact));
  // A request that stores nothing needs no proof; too many requests are still refused.
  expect((await post('/api/ai-workflow/lead-qualification', {})).status).toBe(422);
  const statuses = await times(12, () => post('/api/leads', lead));
  expect(new Set(statuses)).toEqual(new Set([403, 429]));
  expect(statuses.at(-1)).toBe(429);
});

test('pages and files have a limit by address, and every page on the web can read that it is reached', async () => {
  const {origin} = await startTestServer({RATE_LIMIT: '1'});
  const statuses = await times(50, () => fetch(`${origin}/embed/v1/nothing.js`));
  expect(new Set(statuses)).toEqual(new Set([404]));
  const refused = await fetch(`${origin}/embed/v1/nothing.js`);
  expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([429, '*']);
  expect((await problemOf(refused)).code).toBe('too-many-requests');
  for (const path of ['/', '/assets/nothing.js', '/embed/v1/frame/quote-form'])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 429]);
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
});

test('suspected spam is flagged, and no proof of work is required', async () => {
  const {post, place} = await startTestServer({RATE_LIMIT: '24'});
  const spam = {...lead, context: {elapsedMs: 3, proof: {trap: 'x'}}};
  expect(await times(18, () => post('/api/leads', spam))).toEqual(all(18, 201));
  expect((await recordsIn(place)).every(({held}) => held)).toBe(true);
});

test('a partner’s pages have a separate limit, whose last quarter requires a proof of work', async () => {
  const server = await startTestServer({RATE_LIMIT: '1000', ORIGIN_RATE_LIMIT: '16'});
  expect(await times(12, () => fromPartner(server))).toEqual(all(12, 201));
  expect(await times(9, () => fromPartner(server))).toEqual(all(9, 403));
  const works = async () =>
    fromPartner(server, await withProof(await challengeOf(await fromPartner(server))));
  expect(await times(4, works)).toEqual(all(4, 201));
  expect((await fromPartner(server)).status).toBe(429);
  expect((await server.post('/api/leads', lead)).status).toBe(201);
});
