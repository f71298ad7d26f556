import {expect, test} from 'vitest';
import {addLead, openOutbox} from '../delivery/testing/outbox.ts';
import {runProgram} from '../testing/run-program.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import type {StorePlace} from '../testing/test-store.ts';

const run = (place: Partial<StorePlace>, ...args: string[]) => runProgram('deliveries.ts', args, place);

const setUp = async () => {
  const {place, store} = await openOutbox();
  const ids = ['aaaa1111', 'bbbb2222', 'cccc3333'];
  for (const id of ids) await addLead(store, id);
  const row = {created_at: 'x', due_at: '2099-01-01', lease: '', leased_until: '', settled_at: null};
  await store.write(async (transaction) => {
    await transaction
      .updateTable('outbox')
      .set({state: 'dispatched'})
      .where('submission_id', '!=', 'cccc3333')
      .execute();
    await transaction
      .insertInto('delivery')
      .values([
        {
          ...row,
          outbox_id: 'aaaa1111:lead.received',
          channel: 'mail',
          state: 'delivered',
          attempts: 1,
          last_error: '',
        },
        {
          ...row,
          outbox_id: 'bbbb2222:lead.received',
          channel: 'webhook',
          state: 'parked',
          attempts: 24,
          last_error: 'the receiver answered 500',
        },
      ])
      .execute();
  });
  const states = async () =>
    (await store.read((db) => db.selectFrom('delivery').selectAll().orderBy('outbox_id').execute())).map(
      ({state, attempts}) => `${state} ${attempts}`,
    );
  return {place, states};
};

test('shows pending and parked deliveries with reasons, and finished deliveries on request', async () => {
  const {place} = await setUp();
  const {out, code} = await run(place, 'list');
  expect(code).toBe(0);
  expect(out).toMatch(/parked +webhook +24 +- +bbbb2222:lead\.received +the receiver answered 500/u);
  expect(out).toMatch(/waiting .*cccc3333/u);
  expect(out).not.toContain('aaaa1111');
  expect((await run(place, 'list', '--all')).out).toMatch(/delivered +mail +1 .*aaaa1111/u);
  const shown = await run(place, 'show', 'bbbb');
  expect(JSON.parse(shown.out)).toMatchObject([{submissionId: 'bbbb2222', state: 'parked'}]);
});

test('retries one, or all that were parked', async () => {
  const {place, states} = await setUp();
  expect((await run(place, 'retry', '--parked')).out).toBe('bbbb2222:lead.received is due now.\n');
  expect(await states()).toEqual(['delivered 1', 'pending 0']);
  expect((await run(place, 'retry', '--parked')).code).toBe(1);
  expect((await run(place, 'retry', 'aaaa1111')).code).toBe(0);
  expect(await states()).toEqual(['pending 0', 'pending 0']);
});

test.each([
  [[]],
  [['frob']],
  [['list', 'x']],
  [['retry']],
  [['retry', '%']],
  [['retry', 'aaaa', '--parked']],
  [['show', '--all', 'aaaa']],
])('deliveries %j is answered with how to use it, and exit code 2', async (args) => {
  const {code, err, out} = await run({DATA_DIR: temporaryFolder()}, ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('Usage: npm run deliveries --');
});

test('a missing store is reported, and none is made', async () => {
  const {code, err} = await run({DATA_DIR: temporaryFolder()}, 'list');
  expect([code, err.includes('There is no store')]).toEqual([1, true]);
});
