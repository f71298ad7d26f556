import {expect, onTestFinished, test} from 'vitest';
import {createLog} from '../log/log.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import {AGENT_TOPICS, type Channel} from './channel.ts';
import type {EventReader} from './read-event.ts';
import {addLead, openOutbox} from './testing/outbox.ts';
import {DeliveryWorker} from './worker.ts';

const channel: Channel = {
  name: 'webhook',
  topics: AGENT_TOPICS,
  atOnce: 4,
  deliver: () => Promise.reject(new Error('nothing is delivered in these tests')),
};

// Counts the reads of one pending event during a second and a half.
const readsOf = async (answer: () => Awaited<ReturnType<EventReader>>): Promise<number> => {
  const {store} = await openOutbox();
  await addLead(store, 'a');
  let reads = 0;
  const worker = new DeliveryWorker({
    store,
    channels: [channel],
    readEvent: async () => {
      reads += 1;
      return answer();
    },
    backoff: {firstMs: 1, attempts: 3},
    now: () => new Date(),
    log: createLog('silent'),
  });
  worker.start();
  onTestFinished(() => worker.stop(0));
  await expect.poll(() => reads).toBeGreaterThan(0);
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
  const [row] = await store.read((db) => db.selectFrom('delivery').selectAll().execute());
  expect(row).toMatchObject({state: 'pending', attempts: 0, lease: ''});
  return reads;
};

test('while the keys are unavailable, deliveries wait instead of filling the log and the disk', async () => {
  const reads = await readsOf(() => {
    throw new StorageUnavailableError(new Error('wrong key'));
  });
  expect(reads).toBeLessThanOrEqual(3);
});

test('a delivery that is postponed from Saturday evening to Sunday noon is not read again at once', async () => {
  expect(await readsOf(() => ({postponedMs: 15 * 3_600_000}))).toBe(1);
});
