import {expect, test} from 'vitest';
import type {Store} from '../storage/store.ts';
import {lead, savedResults} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault, type StorePlace} from '../testing/test-store.ts';
import {BATCH, recordBatches} from './read-records.ts';
import type {Selection} from './selection.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const dayOf = (index: number): string => `2026-11-${String(1 + (index % 20)).padStart(2, '0')}`;
const idOf = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;

const heldFor = (index: number): string => {
  if (index % 10 !== 0) return '';
  return index % 20 === 0 ? 'links spam' : 'links';
};

// Inserts one quote request a day without a server; some requests have reasons for a flag.
const insertLeads = async (store: Store, count: number): Promise<void> => {
  const all = Array.from({length: count}, (_, index) => index);
  for (let from = 0; from < count; from += 100) {
    const some = all.slice(from, from + 100);
    await store.write(async (transaction) => {
      await transaction
        .insertInto('submission')
        .values(
          some.map((index) => ({
            id: idOf(index),
            kind: index % 3 === 0 ? ('contact' as const) : ('lead' as const),
            received_at: `${dayOf(index)}T12:00:00.000Z`,
            held_for: heldFor(index),
            superseded_by: index === 7 ? idOf(8) : null,
            lang: 'en' as const,
            partner: '',
            page: '',
            widget: '',
            widget_version: '',
            elapsed_ms: null,
            origin: '',
            erased_at: null,
            person: '',
          })),
        )
        .execute();
      await transaction
        .insertInto('lead')
        .values(
          some.map((index) => ({
            submission_id: idOf(index),
            first_name: `Ana ${index}`,
            last_name: 'Ruiz',
            email: '',
            phone: '',
            insurance_type: 'life',
          })),
        )
        .execute();
    });
  }
};

const openWith = async (count: number, place: StorePlace) => {
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  await insertLeads(store, count);
  const batchesOf = async (selection: Selection) => {
    const batches: number[][] = [];
    for await (const batch of recordBatches({store, keyring, now}, selection))
      batches.push(batch.map(({record}) => Number(record.id.slice(-12))));
    return batches;
  };
  return {store, keyring, batchesOf};
};

test('any number of rows is read in batches of limited size, each row once and in order', async () => {
  const {place} = await startTestServer();
  const count = BATCH * 3 + 10;
  const {store, keyring} = await openWith(count, place);
  let most = 0;
  const counting: Pick<Store, 'read'> = {
    read: async (query) => {
      const value = await store.read(query);
      if (Array.isArray(value)) most = Math.max(most, value.length);
      return value;
    },
  };
  const seen: string[] = [];
  for await (const batch of recordBatches({store: counting, keyring, now}, {}))
    seen.push(...batch.map(({record}) => record.answers['firstName'] ?? ''));
  expect(seen).toEqual(Array.from({length: count}, (_, index) => `Ana ${index}`));
  expect(most).toBe(BATCH);
});

test('only the chosen records are read', async () => {
  const {place} = await startTestServer();
  const {batchesOf} = await openWith(40, place);
  const [everything = []] = await batchesOf({});
  expect(everything).toHaveLength(40);
  const only = async (selection: Selection) => (await batchesOf(selection)).flat();
  const where = (test: (index: number) => boolean) => everything.filter(test);
  expect(await only({kind: 'contact'})).toEqual(where((index) => index % 3 === 0));
  expect(await only({statuses: ['flagged']})).toEqual([10, 30]);
  expect(await only({statuses: ['spam']})).toEqual([0, 20]);
  expect(await only({statuses: ['superseded', 'spam']})).toEqual([0, 7, 20]);
  expect(await only({statuses: ['accepted']})).toEqual(where((index) => index % 10 !== 0 && index !== 7));
  const [since, before] = [new Date('2026-11-03T00:00:00Z'), new Date('2026-11-05T00:00:00Z')];
  expect(await only({since, before})).toEqual([2, 3, 22, 23]);
  expect(await only({isNewestFirst: true, limit: 3})).toEqual([39, 38, 37]);
  expect(await only({limit: 15, skip: 30})).toEqual(where((index) => index >= 30));
  expect(await only({idPrefix: idOf(12)})).toEqual([12]);
});

test('pages of more than one batch end where they should', async () => {
  const {place} = await startTestServer();
  const {batchesOf} = await openWith(BATCH * 2 + 20, place);
  const batches = await batchesOf({limit: BATCH + 5, skip: 10});
  expect(batches.map((batch) => batch.length)).toEqual([BATCH, 5]);
  expect([batches[0]?.[0], batches[1]?.at(-1)]).toEqual([10, BATCH + 14]);
});

test('one value that does not open hides neither its own record nor the others', async () => {
  const {place, post, sendLead} = await startTestServer();
  for (const firstName of ['Ana', 'Eva', 'Ida']) await sendLead({firstName});
  await post('/api/ai-workflow/results', savedResults);
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  const [, second] = await store.read((db) =>
    db.selectFrom('submission').select('id').orderBy('id').execute(),
  );
  const poison = (table: 'lead' | 'questionnaire', column: 'email' | 'answers', id?: string) =>
    store.write((transaction) =>
      transaction
        .updateTable(table)
        .set({[column]: `sealed1.${keyring.current.id}.AAAA`})
        .$if(id !== undefined, (query) => query.where('submission_id', '=', id ?? ''))
        .execute(),
    );
  await poison('lead', 'email', second?.id);
  await poison('questionnaire', 'answers');
  const read = [];
  for await (const batch of recordBatches({store, keyring, now}, {})) read.push(...batch);
  expect(
    read.map(({record, faults}) => [record.answers['firstName'], record.answers['email'], faults]),
  ).toEqual([
    ['Ana', lead.email, []],
    ['Eva', '', ['lead.email cannot be opened with the given keys']],
    ['Ida', lead.email, []],
    ['Ana', savedResults.contact.email, ['questionnaire.answers cannot be opened with the given keys']],
  ]);
});
