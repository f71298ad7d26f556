import {expect, onTestFinished, test} from 'vitest';
import {createLog} from '../log/log.ts';
import type {Store} from '../storage/store.ts';
import {AGENT_TOPICS, type Channel} from './channel.ts';
import {addLead, eventReaderOf, openOutbox} from './testing/outbox.ts';
import type {OutboxEvent} from './outbox-event.ts';
import {DeliveryWorker, type WorkerParts} from './worker.ts';

const log = createLog(process.env['LOG'] ?? 'silent');

type Delivery = (event: OutboxEvent, signal: AbortSignal) => Promise<void>;

// A channel that stores each delivered event, and behaves as the test requires.
const channelThat = (deliver: Delivery = async () => {}, name: Channel['name'] = 'webhook') => {
  const delivered: OutboxEvent[] = [];
  const channel: Channel = {
    name,
    topics: AGENT_TOPICS,
    atOnce: 4,
    deliver: async (event, signal) => {
      delivered.push(event);
      await deliver(event, signal);
    },
  };
  return {channel, delivered};
};

const setUp = async () => {
  const {place, store} = await openOutbox();
  const work = (channels: readonly Channel[], parts: Partial<WorkerParts> = {}) => {
    const worker = new DeliveryWorker({
      store,
      channels,
      readEvent: eventReaderOf(store),
      backoff: {firstMs: 1, attempts: 3},
      now: () => new Date(),
      log,
      pollMs: 30,
      ...parts,
    });
    worker.start();
    onTestFinished(() => worker.stop(0));
    return worker;
  };
  return {place, store, work, send: (id: string) => addLead(store, id)};
};

const slowly = async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, 30);
  });
};

// The time limit also suits slow machines.
const PATIENCE = {timeout: 30_000, interval: 20};

const rows = (store: Store, channel: Channel['name'] = 'webhook') =>
  store.read((db) => db.selectFrom('delivery').selectAll().where('channel', '=', channel).execute());

const states = async (store: Store, channel?: Channel['name']) =>
  (await rows(store, channel)).map(({state}) => state);

test('delivers each submission once, with its answers', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  await send('b');
  const {channel, delivered} = channelThat();
  work([channel]);
  await expect.poll(() => states(store), PATIENCE).toEqual(['delivered', 'delivered']);
  expect(delivered.map(({id}) => id)).toEqual(['a:lead.received', 'b:lead.received']);
  expect(delivered.map(({submission}) => submission.id)).toEqual(['a', 'b']);
  expect((await rows(store))[0]).toMatchObject({attempts: 1, lease: '', last_error: ''});
});

test('beyond its limit an hour a channel waits, says so once, and loses nothing', async () => {
  const {store, send, work} = await setUp();
  for (let index = 0; index < 7; index += 1) await send(`s${index}`);
  const {channel, delivered} = channelThat();
  const alarms: object[] = [];
  let hours = 0;
  const worker = work([{...channel, perHour: 3}], {
    now: () => new Date(Date.now() + hours * 3_600_000),
    log: Object.assign(createLog('silent'), {error: (facts: object) => alarms.push(facts)}),
  });
  await expect.poll(() => worker.isFull('webhook'), PATIENCE).toBe(true);
  expect((await states(store)).filter((state) => state === 'delivered')).toHaveLength(3);
  expect(alarms).toEqual([{channel: 'webhook', perHour: 3}]);
  hours = 1.1;
  await expect.poll(() => delivered.length, PATIENCE).toBe(6);
  hours = 2.2;
  await expect.poll(() => states(store), PATIENCE).toEqual(Array.from({length: 7}, () => 'delivered'));
  expect(new Set(delivered.map(({id}) => id)).size).toBe(7);
  expect(worker.isFull('webhook')).toBe(false);
});

test('a postponed delivery waits that long, and this does not count as an attempt', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  const {channel, delivered} = channelThat();
  let isOver = false;
  const reader = eventReaderOf(store);
  work([channel], {
    now: () => new Date(Date.now() + (isOver ? 3_700_000 : 0)),
    readEvent: async (claimed) => (isOver ? reader(claimed) : {postponedMs: 3_600_000}),
  });
  await expect
    .poll(async () => Date.parse((await rows(store))[0]?.due_at ?? '') > Date.now() + 3_000_000, PATIENCE)
    .toBe(true);
  expect((await rows(store))[0]).toMatchObject({state: 'pending', attempts: 0, lease: ''});
  expect(delivered).toEqual([]);
  isOver = true;
  await expect.poll(() => states(store), PATIENCE).toEqual(['delivered']);
});

test('two workers do not deliver the same event', async () => {
  const {store, send, work} = await setUp();
  for (let index = 0; index < 12; index += 1) await send(`s${index}`);
  const first = channelThat(slowly);
  const second = channelThat(slowly);
  work([first.channel]);
  work([second.channel]);
  await expect
    .poll(async () => (await states(store)).filter((state) => state === 'delivered'), PATIENCE)
    .toHaveLength(12);
  const delivered = [...first.delivered, ...second.delivered].map(({id}) => id);
  expect(delivered).toHaveLength(12);
  expect(new Set(delivered).size).toBe(12);
});

test('a failed delivery is retried, and parked with its reason after repeated failures', async () => {
  const {store, send, work} = await setUp();
  await send('good');
  await send('bad');
  let refusals = 0;
  const {channel, delivered} = channelThat(async ({submission}) => {
    if (submission.id === 'good' && refusals > 0) return;
    refusals += 1;
    throw new Error('no room for ana@mail.example\r\nInjected: yes');
  });
  work([channel]);
  await expect.poll(async () => (await states(store)).sort(), PATIENCE).toEqual(['delivered', 'parked']);
  const parked = (await rows(store)).find(({state}) => state === 'parked');
  expect(parked).toMatchObject({attempts: 3, last_error: 'no room for <address> Injected: yes'});
  expect(delivered.filter(({submission}) => submission.id === 'bad')).toHaveLength(3);
});

test('an attempt that never ends is aborted, and one channel does not delay the other', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  const hanging = channelThat(() => new Promise(() => {}), 'mail');
  const working = channelThat();
  work([hanging.channel, working.channel], {sendLimitMs: 50});
  await expect.poll(() => states(store), PATIENCE).toEqual(['delivered']);
  await expect.poll(() => states(store, 'mail'), PATIENCE).toEqual(['parked']);
  expect((await rows(store, 'mail'))[0]?.last_error).toMatch(/timeout/u);
});

test('a stop returns deliveries in progress, and the attempt does not count', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  const hanging = channelThat(() => new Promise(() => {}));
  const worker = work([hanging.channel]);
  await expect.poll(() => hanging.delivered.length, PATIENCE).toBe(1);
  await worker.stop(20);
  expect((await rows(store))[0]).toMatchObject({state: 'pending', attempts: 0, lease: '', leased_until: ''});
});

test('a lease that nobody returned expires, and a valid lease is respected', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  await send('b');
  const idle = channelThat();
  const dispatcher = work([idle.channel]);
  await expect.poll(() => states(store), PATIENCE).toEqual(['delivered', 'delivered']);
  await dispatcher.stop(0);
  const [dead, alive] = await rows(store);
  const set = (id: string | undefined, until: number) =>
    store.write((db) =>
      db
        .updateTable('delivery')
        .set({state: 'pending', lease: 'another', leased_until: new Date(until).toISOString()})
        .where('outbox_id', '=', id ?? '')
        .execute(),
    );
  await set(dead?.outbox_id, Date.now() - 1);
  await set(alive?.outbox_id, Date.now() + 30_000);
  const {channel, delivered} = channelThat();
  work([channel]);
  await expect.poll(() => delivered.length, PATIENCE).toBe(1);
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(delivered.map(({id}) => id)).toEqual([dead?.outbox_id]);
});

test('a clock that was set back does not keep anything waiting', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  const soon = new Date(Date.now() + 600_000).toISOString();
  await store.write((db) => db.updateTable('outbox').set({created_at: soon, due_at: soon}).execute());
  const {channel, delivered} = channelThat();
  work([channel]);
  await expect.poll(() => delivered.length, PATIENCE).toBe(1);
});

test('an erased or replaced submission is not delivered', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  await send('b');
  const [erased, replaced] = await store.read((db) => db.selectFrom('submission').select('id').execute());
  await store.write(async (db) => {
    await db
      .updateTable('submission')
      .set({erased_at: 'x'})
      .where('id', '=', erased?.id ?? '')
      .execute();
    await db
      .updateTable('submission')
      .set({superseded_by: 'y'})
      .where('id', '=', replaced?.id ?? '')
      .execute();
  });
  const {channel, delivered} = channelThat();
  work([channel]);
  await expect.poll(() => states(store), PATIENCE).toEqual(['cancelled', 'cancelled']);
  expect(delivered).toEqual([]);
});

test('a submission that is erased during its delivery is retracted', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  const retracted: string[] = [];
  const {channel} = channelThat(async () => {
    await store.write((db) => db.updateTable('outbox').set({state: 'erased'}).execute());
  });
  work([{...channel, retract: async (id) => void retracted.push(id)}]);
  await expect.poll(() => retracted, PATIENCE).toEqual(['a']);
});

test('an error that names a time is not retried before', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  const {channel, delivered} = channelThat(async () => {
    throw Object.assign(new Error('too many'), {retryAfterMs: 3_600_000});
  });
  work([channel]);
  await expect
    .poll(async () => (await rows(store)).map(({last_error}) => last_error), PATIENCE)
    .toEqual(['too many']);
  const [row] = await rows(store);
  expect(Date.parse(row?.due_at ?? '') - Date.parse(row?.created_at ?? '')).toBeGreaterThanOrEqual(3_600_000);
  expect(delivered).toHaveLength(1);
});

test('a channel that nobody wants gets no deliveries', async () => {
  const {store, send, work} = await setUp();
  await send('a');
  const {channel} = channelThat();
  const unwanted = channelThat(async () => {}, 'push');
  work([channel, {...unwanted.channel, isWanted: async () => false}]);
  await expect.poll(() => states(store), PATIENCE).toEqual(['delivered']);
  expect(await rows(store, 'push')).toEqual([]);
});
