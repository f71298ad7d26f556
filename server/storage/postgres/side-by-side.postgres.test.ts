import {randomUUID} from 'node:crypto';
import {type AddressInfo, connect, createServer} from 'node:net';
import {sql} from 'kysely';
import {expect, onTestFinished, test} from 'vitest';
import {ReceiptSchema} from '../../../contract/submission.schema.ts';
import {startCluster} from '../../testing/postgres-cluster.ts';
import {problemOf} from '../../testing/problem-of.ts';
import {solve} from '../../testing/solve.ts';
import {lead} from '../../testing/submissions.ts';
import {recordsIn, startTestServer} from '../../testing/test-server.ts';
import {createStorePlace, openTestStore} from '../../testing/test-store.ts';
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import {isServerFault} from './postgres-fault.ts';

const withCode = (code: string) => Object.assign(new Error('x'), {code});

const receiptOf = async (response: Response) => ReceiptSchema.parse(await response.json());

test('four processes that start at once migrate the database once', async () => {
  const place = await createStorePlace({isEmpty: true});
  const stores = Array.from({length: 4}, () => openTestStore(place));
  await Promise.all(
    stores.map((store) => store.read((db) => db.selectFrom('submission').selectAll().execute())),
  );
  const [store] = stores;
  const applied = await store?.read((db) => db.introspection.getTables());
  expect(applied?.map(({name}) => name)).toContain('submission');
});

test('the same key through two processes at the same time creates one submission', async () => {
  const first = await startTestServer();
  const second = await startTestServer({}, first.place);
  for (let round = 0; round < 5; round += 1) {
    const key = {'Idempotency-Key': randomUUID()};
    const answers = await Promise.all(
      Array.from({length: 20}, (_, index) =>
        (index % 2 === 0 ? first : second).post('/api/leads', lead, key),
      ),
    );
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([201]));
    const receipts = await Promise.all(answers.map(receiptOf));
    expect(new Set(receipts.map(({id}) => id)).size).toBe(1);
  }
  expect(await recordsIn(first.place)).toHaveLength(5);
});

test('processes share the count of submissions', async () => {
  const first = await startTestServer({RATE_LIMIT: '4'});
  const second = await startTestServer({RATE_LIMIT: '4'}, first.place);
  const statuses = [];
  for (const server of [first, second, first, second, first, second])
    statuses.push((await server.post('/api/leads', lead)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
});

test('a count that began under a clock that ran ahead refuses no submission once the clock is right', async () => {
  const {post, place} = await startTestServer({RATE_LIMIT: '4'});
  await post('/api/leads', lead);
  const ahead = Date.now() + 2 * 86_400_000;
  await openTestStore(place).write((transaction) =>
    transaction.updateTable('rate_limit').set({points: 99, expire: ahead}).execute(),
  );
  const statuses = [];
  for (let sent = 0; sent < 5; sent += 1) statuses.push((await post('/api/leads', lead)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
});

test('processes know each other’s challenges, and each answer counts once in all of them', async () => {
  const first = await startTestServer({RATE_LIMIT: '24'});
  const second = await startTestServer({RATE_LIMIT: '24'}, first.place);
  let asked = await first.post('/api/leads', lead);
  while (asked.status === 201) asked = await first.post('/api/leads', lead);
  const {challenge} = await problemOf(asked);
  if (!challenge) throw new Error('no challenge');
  const body = {...lead, context: {proof: {altcha: await solve(challenge)}}};
  expect((await second.post('/api/leads', body)).status).toBe(201);
  expect((await first.post('/api/leads', body)).status).toBe(403);
});

test(
  'an unavailable database is answered with 503, and works again without a restart',
  {timeout: 90_000},
  async () => {
    const cluster = await startCluster();
    onTestFinished(cluster.remove);
    const {DATA_DIR} = await createStorePlace();
    const server = await startTestServer({RATE_LIMIT: '1000'}, {DATA_DIR, DATABASE_URL: cluster.url});
    const isReady = async () => (await fetch(`${server.origin}/api/ready`)).status === 200;
    expect((await server.post('/api/leads', lead)).status).toBe(201);
    expect(await isReady()).toBe(true);

    await cluster.stop();
    const refused = await server.post('/api/leads', lead);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await problemOf(refused)).code).toBe('unavailable');
    await expect.poll(isReady, {timeout: 5_000, interval: 300}).toBe(false);
    expect((await fetch(`${server.origin}/api/testimonials`)).status).toBe(503);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);

    await cluster.start();
    await expect
      .poll(async () => (await server.post('/api/leads', lead)).status, {timeout: 30_000, interval: 200})
      .toBe(201);
    await expect.poll(isReady, {timeout: 5_000, interval: 300}).toBe(true);
    expect((await recordsIn(server.place)).length).toBe(2);
  },
);

test('a connection that breaks between two statements ends its transaction and nothing else', async () => {
  const store = openTestStore(await createStorePlace());
  const other = openTestStore(await createStorePlace());
  const broken = store.write(async (transaction) => {
    const {rows} = await sql<{pid: number}>`select pg_backend_pid() as pid`.execute(transaction);
    await other.read((db) => sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db));
    // The notification arrives while no statement is in progress.
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow(StorageUnavailableError);
  expect(await store.read((db) => db.selectFrom('submission').selectAll().execute())).toEqual([]);
});

test('connections that break before their first use do not use the pool up', {timeout: 60_000}, async () => {
  const place = await createStorePlace();
  const url = new URL(place.DATABASE_URL);
  const {hostname, port} = url;
  let cutsLeft = 12;
  // Cuts a connection at the first statement of a new connection.
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    const end = () => void [client.destroy(), server.destroy()];
    for (const side of [client, server]) side.on('error', end).on('close', end);
    server.pipe(client);
    client.on('data', (bytes) => {
      if (cutsLeft === 0 || !bytes.includes('synchronous_commit')) return void server.write(bytes);
      cutsLeft -= 1;
      end();
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void proxy.close());
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const store = openTestStore({...place, DATABASE_URL: url.href});
  const read = () => store.read((db) => db.selectFrom('submission').selectAll().execute());
  for (let cut = 0; cut < 12; cut += 1) await expect(read()).rejects.toThrow(StorageUnavailableError);
  expect(await read()).toEqual([]);
});

test(
  'a server that starts before its database serves, and stores once it can',
  {timeout: 90_000},
  async () => {
    const cluster = await startCluster();
    onTestFinished(cluster.remove);
    await cluster.stop();
    const {DATA_DIR} = await createStorePlace();
    const server = await startTestServer({}, {DATA_DIR, DATABASE_URL: cluster.url});
    expect((await server.post('/api/leads', lead)).status).toBe(503);
    expect((await fetch(`${server.origin}/api/campaigns`)).status).toBe(200);
    await cluster.start();
    await expect
      .poll(async () => (await server.post('/api/leads', lead)).status, {timeout: 30_000, interval: 200})
      .toBe(201);
  },
);

test('a fault of the server differs from a fault of a statement', () => {
  for (const code of ['08006', '53300', '57P01', '57014', '25006', 'ECONNREFUSED'])
    expect([code, isServerFault(withCode(code))]).toEqual([code, true]);
  for (const code of ['23505', '22P02', '40001', '42P01', 'ERR_INVALID_ARG_TYPE'])
    expect([code, isServerFault(withCode(code))]).toEqual([code, false]);
  expect(isServerFault(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isServerFault(new TypeError('x is not a function'))).toBe(false);
});
