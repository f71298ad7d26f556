import {expect, test, vi} from 'vitest';
import {createStorePlace, openTestStore} from '../testing/test-store.ts';
import {type CountedVisit, VisitCounter} from './visit-counter.ts';

const visit: CountedVisit = {
  element: 'quote-form',
  stage: 'started',
  step: '',
  page: 'https://partner.example/plans',
  partner: 'clinic',
  lang: 'es',
};
const ana = {address: '192.0.2.1', userAgent: 'Firefox'};
const ben = {address: '192.0.2.2', userAgent: 'Firefox'};

const start = async () => {
  const store = openTestStore(await createStorePlace());
  let at = new Date('2026-11-22T18:00:00Z');
  const counterOf = (most = {rows: 5_000, marks: 300_000}) =>
    new VisitCounter({store, now: () => at, log: {warn: vi.fn<() => void>()}, most});
  const stored = () =>
    store.read((db) => db.selectFrom('visit_count').selectAll().orderBy('day').orderBy('stage').execute());
  return {store, counterOf, stored, moveTo: (moment: string) => (at = new Date(moment))};
};

test('the same visitor counts once a day for the same stage, and again the next day', async () => {
  const {counterOf, stored, moveTo} = await start();
  const counter = counterOf();
  counter.count(visit, ana);
  counter.count(visit, ana);
  counter.count(visit, ben);
  await counter.flush();
  counter.count(visit, ana);
  counter.count({...visit, stage: 'finished'}, ana);
  await counter.flush();
  // Midnight in Chicago is 06:00 UTC.
  moveTo('2026-11-23T05:59:00Z');
  counter.count(visit, ana);
  moveTo('2026-11-23T06:01:00Z');
  counter.count(visit, ana);
  await counter.stop();
  expect(await stored()).toEqual([
    {...visit, day: '2026-11-22', stage: 'finished', visits: 1},
    {...visit, day: '2026-11-22', visits: 2},
    {...visit, day: '2026-11-23', visits: 1},
  ]);
});

test('the codes of a day are gone with the day: a full memory takes visitors again', async () => {
  const {counterOf, stored, moveTo} = await start();
  const counter = counterOf({rows: 10, marks: 20});
  for (let index = 0; index < 30; index += 1) counter.count(visit, {...ana, address: `192.0.2.${index}`});
  moveTo('2026-11-23T18:00:00Z');
  counter.count(visit, ana);
  await counter.stop();
  expect((await stored()).map(({visits}) => visits)).toEqual([20, 1]);
});

test('two processes add to the same numbers, and nothing that is stored names a visitor', async () => {
  const {counterOf, stored, store} = await start();
  const [one, other] = [counterOf(), counterOf()];
  one.count(visit, ana);
  other.count(visit, ben);
  await Promise.all([one.flush(), other.flush()]);
  expect(await stored()).toEqual([{...visit, day: '2026-11-22', visits: 2}]);
  const columns = await store.read(async (db) => {
    const tables = await db.introspection.getTables();
    return tables.find(({name}) => name === 'visit_count')?.columns.map(({name}) => name);
  });
  expect(columns?.toSorted()).toEqual(
    ['day', 'element', 'lang', 'page', 'partner', 'stage', 'step', 'visits'].toSorted(),
  );
});

test('counts that could not be stored are stored with the next batch', async () => {
  const perform = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('full')));
  const {store, stored} = await start();
  let isFull = true;
  const counter = new VisitCounter({
    store: {perform: (act, input) => (isFull ? perform() : store.perform(act, input))},
    now: () => new Date('2026-11-22T18:00:00Z'),
    log: {warn: vi.fn<() => void>()},
  });
  counter.count(visit, ana);
  await counter.flush();
  expect(perform).toHaveBeenCalledOnce();
  counter.count(visit, ben);
  isFull = false;
  await counter.flush();
  expect(await stored()).toEqual([{...visit, day: '2026-11-22', visits: 2}]);
});

test('the number of invented values that are counted is limited', async () => {
  const rows: unknown[] = [];
  const counter = new VisitCounter({
    store: {
      perform: (_act, input) => {
        rows.push(...(input as readonly unknown[]));
        return Promise.resolve(null as never);
      },
    },
    now: () => new Date('2026-11-22T18:00:00Z'),
    log: {warn: vi.fn<() => void>()},
  });
  for (let page = 0; page < 6_000; page += 1)
    counter.count({...visit, page: `https://partner.example/${page}`}, ana);
  await counter.flush();
  expect(rows).toHaveLength(5_000);
});

test('visits of a flood, or of the time in which the store was away, do not stop the counting', async () => {
  const {counterOf, stored} = await start();
  const counter = counterOf();
  for (let index = 0; index < 5_000; index += 1)
    counter.count({...visit, page: `https://partner.example/${index}`}, ana);
  await counter.flush();
  counter.count({...visit, page: 'https://partner.example/1'}, ben);
  await counter.stop();
  const rows = await stored();
  expect(rows).toHaveLength(5_000);
  expect(rows.reduce((sum, {visits}) => sum + visits, 0)).toBe(5_001);
});
