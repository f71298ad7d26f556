import {expect, test} from 'vitest';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {purge} from './purge.ts';
import {RETENTION} from '../settings/retention.ts';

test('finished deliveries are deleted in time, pending and parked deliveries are not', async () => {
  const {post, place, stop} = await startTestServer();
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const {id} = (await (await post('/api/leads', lead)).json()) as {id: string};
    ids.push(id);
  }
  const vault = openTestVault(place);
  const {store} = vault;
  const untold = () =>
    store.read((db) =>
      db.selectFrom('delivery').select('outbox_id').where('state', '!=', 'delivered').execute(),
    );
  const dispatched = () =>
    store.read((db) => db.selectFrom('outbox').select('id').where('state', '=', 'dispatched').execute());
  await expect.poll(async () => (await dispatched()).length).toBe(4);
  await expect.poll(async () => (await untold()).length).toBe(0);
  await stop();
  const [, waiting, parked, erased] = ids;
  const setState = (id: string | undefined, state: 'pending' | 'parked') =>
    store.write((transaction) =>
      transaction.updateTable('delivery').set({state}).where('outbox_id', 'like', `${id}:%`).execute(),
    );
  await setState(waiting, 'pending');
  await setState(parked, 'parked');
  await setState(erased, 'parked');
  await store.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({state: 'erased'})
      .where('submission_id', '=', erased ?? '')
      .execute(),
  );

  const keyring = await vault.keys.ring();
  const after = (days: number, isDry = false) =>
    purge(
      {store, keyring},
      {
        retention: RETENTION,
        now: new Date(Date.now() + days * MS_PER_DAY),
        isDry,
        isClockConfirmed: true,
      },
    );
  expect(await after(RETENTION.deliveries - 1)).toMatchObject({deliveries: 0});
  expect(await after(RETENTION.deliveries + 1, true)).toMatchObject({deliveries: 2});
  expect(await after(RETENTION.deliveries + 1)).toMatchObject({deliveries: 2, submissions: 0});
  const kept = await store.read((db) => db.selectFrom('outbox').select('submission_id').execute());
  expect(new Set(kept.map((row) => row.submission_id))).toEqual(new Set([waiting, parked]));
  const deliveries = await store.read((db) => db.selectFrom('delivery').select('outbox_id').execute());
  expect(deliveries).toHaveLength(2);
});
