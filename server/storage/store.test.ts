import {expect, test} from 'vitest';
import {probeAct} from '../health/readiness.ts';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';
import type {Store, Transact} from './store.ts';

const writeProbe = (id: number) => async (transaction: Transact) => {
  await transaction.insertInto('probe').values({id, written_at: 'now', filler: ''}).execute();
  return id;
};

const probeIds = async (store: Store) =>
  (await store.read((db) => db.selectFrom('probe').select('id').orderBy('id').execute())).map(({id}) => id);

test('the acts of one turn share a commit, and an act that fails undoes no other act', async () => {
  const store = openTestStore(await createStorePlace());
  const outcomes = await Promise.allSettled([
    store.write(writeProbe(1)),
    store.write(async (transaction) => {
      await writeProbe(2)(transaction);
      throw new Error('changed my mind');
    }),
    store.write(writeProbe(1)),
    store.write(writeProbe(3)),
  ]);
  expect(outcomes.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await probeIds(store)).toEqual([1, 3]);
});

test('two stores can be opened on the same place at the same time, both before it has any tables', async () => {
  const place = await createStorePlace({isEmpty: true});
  const [store, second] = [openTestStore(place), openTestStore(place)];
  await Promise.all([store.write(writeProbe(1)), second.write(writeProbe(2))]);
  expect(await probeIds(store)).toEqual([1, 2]);
});

test('closing settles earlier requests first', async () => {
  const place = await createStorePlace();
  const store = openTestStore(place);
  const writes = [1, 2, 3].map((id) => store.write(writeProbe(id)));
  await store.close();
  await Promise.all(writes);
  expect(await probeIds(openTestStore(place))).toEqual([1, 2, 3]);
});

test('an act runs in the thread of the database, and the caller gets its value', async () => {
  const store = openTestStore(await createStorePlace());
  expect(await store.perform(probeAct, {writtenAt: '2026-11-21T10:00:00.000Z', length: 12_000})).toBeNull();
  expect(await probeIds(store)).toEqual([1]);
});

test('reads see committed data and nothing of a transaction in progress', async () => {
  const store = openTestStore(await createStorePlace());
  const seen = await store.write(async (transaction) => {
    await writeProbe(1)(transaction);
    return await probeIds(store);
  });
  expect(seen).toEqual([]);
  expect(await probeIds(store)).toEqual([1]);
});

test('a statement that fails leaves its transaction usable for what undoes it', async () => {
  const store = openTestStore(await createStorePlace());
  await store.write(writeProbe(1));
  await expect(
    store.write(async (transaction) => {
      await writeProbe(2)(transaction);
      await writeProbe(1)(transaction);
    }),
  ).rejects.toThrow(/unique/iu);
  await store.write(writeProbe(3));
  expect(await probeIds(store)).toEqual([1, 3]);
});
