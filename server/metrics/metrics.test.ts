import {createServer} from 'node:http';
import {expect, onTestFinished, test, vi} from 'vitest';
import {solve} from '../testing/solve.ts';
import {problemOf} from '../testing/problem-of.ts';
import {contact, lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import type {Act, Store} from '../storage/store.ts';
import {recordAct} from '../submission/record-submission.act.ts';
import {measuredStore} from './measured-store.ts';
import {routeOf} from './measure-requests.ts';
import {Meter} from './meter.ts';
import {addStoreGauges} from './store-gauges.ts';

const canary = 'Zzyzxcanary';

const away = async (): Promise<never> => {
  throw new Error('the store is away');
};

const awayStore: Store = {
  perform: away,
  write: away,
  read: away,
  scrub: away,
  close: async () => {},
};

const startMeasured = async (environment = {}) => {
  const server = await startTestServer({METRICS_PORT: '0', ...environment});
  const {metricsPort} = server;
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const figure = async (name: string) => {
    const line = (await metrics()).split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  return {...server, metrics, figure};
};

test('requests, submissions, refusals, proofs, commits and deliveries are counted, and nothing personal is in it', async () => {
  const {post, origin, metrics, figure} = await startMeasured({RATE_LIMIT: '24'});
  const key = {'Idempotency-Key': crypto.randomUUID()};
  await post('/api/leads', {...lead, lastName: canary, email: `${canary}@mail.example`}, key);
  await post('/api/leads', {...lead, lastName: canary, email: `${canary}@mail.example`}, key);
  await post('/api/contact', {...contact, message: canary, context: {proof: {trap: canary}}});
  await fetch(`${origin}/${canary}?${canary}`, {headers: {'User-Agent': canary}});
  await fetch(`${origin}/withdraw/${canary}`);
  let asked = await post('/api/leads', lead);
  while (asked.status === 201) asked = await post('/api/leads', lead);
  const {challenge} = await problemOf(asked);
  if (!challenge) throw new Error('no challenge');
  await post('/api/leads', {...lead, context: {proof: {altcha: await solve(challenge)}}});
  for (let left = 24; left > 0; left -= 1) asked = await post('/api/leads', lead);
  expect(asked.status).toBe(429);

  const counted = async () => ({
    recorded: await figure('lamplight_submissions_total{kind="lead",outcome="recorded",held="no"}'),
    known: await figure('lamplight_submissions_total{kind="lead",outcome="known",held="no"}'),
    held: await figure('lamplight_submissions_total{kind="contact",outcome="recorded",held="yes"}'),
    accepted: await figure('lamplight_proofs_total{outcome="accepted"}'),
    created: await figure(
      'lamplight_http_request_duration_seconds_count{route="/api/leads",method="POST",status="201"}',
    ),
    unknown: await figure(
      'lamplight_http_request_duration_seconds_count{route="/withdraw/:token",method="GET",status="404"}',
    ),
    ready: await figure('lamplight_store_ready'),
    waiting: await figure('lamplight_outbox{state="held"}'),
  });
  expect(await counted()).toEqual({
    recorded: 17,
    known: 1,
    held: 1,
    accepted: 1,
    created: 18,
    unknown: 1,
    ready: 1,
    waiting: 1,
  });
  expect(await figure('lamplight_problems_total{code="proof-required"}')).toBeGreaterThan(0);
  expect(await figure('lamplight_problems_total{code="too-many-requests"}')).toBeGreaterThan(0);
  expect(await figure('lamplight_store_commit_acts_sum')).toBeGreaterThanOrEqual(18);
  await expect
    .poll(
      () => figure('lamplight_delivery_attempt_duration_seconds_count{channel="mail",outcome="delivered"}'),
      {
        timeout: 30_000,
      },
    )
    .toBe(17);
  await expect.poll(() => figure('lamplight_oldest_untold_seconds'), {timeout: 5_000}).toBe(0);
  const text = await metrics();
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain(canary);
  expect(text).not.toContain('127.0.0.1');
});

test('without its store the server still reports its counts, and that it is not ready', async () => {
  const meter = new Meter();
  addStoreGauges(meter, {store: awayStore, isReady: async () => false, now: () => new Date()});
  meter.proofs.inc({outcome: 'accepted'});
  const text = await meter.registry.metrics();
  expect(text).toContain('lamplight_store_ready 0');
  expect(text).toContain('lamplight_proofs_total{outcome="accepted"} 1');
  expect(text).not.toMatch(/^lamplight_(?:outbox|deliveries|oldest_untold_seconds)\b/mu);
});

const brokenFigure = (): never => {
  throw new Error('the meter is broken');
};

const kept = {outcome: 'recorded', receipt: {id: 'a', receivedAt: '2026-11-21T12:00:00Z'}};

test.each(['acts', 'submissions'] as const)(
  'a stored submission is acknowledged although its %s cannot be counted',
  async (figure) => {
    const meter = new Meter();
    vi.spyOn(meter.acts, 'observe').mockImplementation(figure === 'acts' ? brokenFigure : () => {});
    vi.spyOn(meter.submissions, 'inc').mockImplementation(brokenFigure);
    const store = measuredStore({...awayStore, perform: async <Value>() => kept as Value}, meter);
    const act = recordAct as unknown as Act<object, object>;
    expect(await store.perform(act, {submission: {kind: 'lead', held_for: ''}})).toEqual(kept);
  },
);

test('a submission that could not be stored fails with the store’s own error although the meter is broken', async () => {
  const meter = new Meter();
  vi.spyOn(meter.acts, 'observe').mockImplementation(brokenFigure);
  const act = recordAct as unknown as Act<object, object>;
  await expect(measuredStore(awayStore, meter).perform(act, {})).rejects.toThrow('the store is away');
});

test('metrics are off unless asked for, and never on the public listener', async () => {
  const {origin, metricsPort} = await startTestServer();
  expect(metricsPort).toBeUndefined();
  const measured = await startMeasured();
  for (const address of [origin, measured.origin])
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('process_cpu');
  expect((await fetch(`http://127.0.0.1:${measured.metricsPort}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${measured.metricsPort}/metrics`, {method: 'POST'})).status).toBe(
    404,
  );
});

test('a port that is in use ends the start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startTestServer({METRICS_PORT: `${port}`})).rejects.toMatchObject({code: 'EADDRINUSE'});
});

test('a path is counted under its template, however it ends', () => {
  expect(
    [
      '/api/leads',
      '/api/leads/7',
      '/embed/v1/frame/x',
      '/embed/v1/a/b.js',
      '/es/withdraw/t',
      '/es/blog/a',
      '*',
    ].map(routeOf),
  ).toEqual(['/api/leads', '/api/*', '/embed/v1/frame/:name', '/embed/v1/*', '/withdraw/:token', '/*', '/*']);
});
