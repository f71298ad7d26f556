import {sql, type Kysely} from 'kysely';
import {expect, test} from 'vitest';
import {newDataKey} from '../../keys/data-key.ts';
import {keyringOf, type Keyring} from '../../keys/keyring.ts';
import {eraseSubmission} from '../../retention/erase-submission.ts';
import {keysNeeded} from '../../retention/keys-needed.ts';
import {purge} from '../../retention/purge.ts';
import {resealAll} from '../../retention/reseal.ts';
import {RETENTION} from '../../settings/retention.ts';
import {up} from '../../storage/migrations/015-desk-inbox.ts';
import type {Store} from '../../storage/store.ts';
import {savedResults} from '../../testing/submissions.ts';
import {startTestServer} from '../../testing/test-server.ts';
import {openTestVault} from '../../testing/test-store.ts';
import {indexAll} from './index-records.ts';
import {hashedQuery} from './search-query.ts';

const now = new Date();
const phone = '713 555 0123';

const start = async (send: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<unknown>) => {
  const server = await startTestServer();
  await send(server);
  await server.stop();
  const {store, keys} = openTestVault(server.place);
  return {store, keyring: await keys.ring()};
};

const findIn = async (store: Store, keyring: Keyring, query: string): Promise<readonly string[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('search_term')
      .select('submission_id')
      .where('term', 'in', hashedQuery(keyring, query).flat())
      .orderBy('submission_id')
      .execute(),
  );
  return rows.map(({submission_id: id}) => id);
};

const itemsIn = (store: Store) =>
  store.read((db) => db.selectFrom('inbox_item').selectAll().orderBy('submission_id').execute());
const countTerms = async (store: Store): Promise<number> =>
  (await store.read((db) => db.selectFrom('search_term').select('term').execute())).length;

const withNewKey = ({all}: Keyring): Keyring => {
  const next = keyringOf([newDataKey(), ...all]);
  if (!next) throw new Error('no key');
  return next;
};

test('each kind of record is listed and found, and neither a health answer nor a message is', async () => {
  const {store, keyring} = await start(async ({sendLead, sendContact, post}) => {
    await sendLead({phone});
    await sendContact({phone, message: 'my diabetes'});
    await post('/api/ai-workflow/results', savedResults);
  });
  const items = await itemsIn(store);
  const [first] = items;
  expect(first).toMatchObject({kind: 'lead', state: 'new', version: 1, flag: ''});
  expect(await findIn(store, keyring, 'Ana')).toContain(first?.submission_id);
  expect(await findIn(store, keyring, '0123')).toHaveLength(2);
  expect(await findIn(store, keyring, 'nunez')).toEqual([items[1]?.submission_id]);
  expect(await findIn(store, keyring, 'diabetes')).toEqual([]);
});

test('newer answers replace a record in the list and in the search', async () => {
  const first = crypto.randomUUID();
  const {store, keyring} = await start(async ({post}) => {
    const lead = {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'a@mail.example',
      phone: '',
      insuranceType: 'life',
    };
    await post('/api/leads', lead, {'Idempotency-Key': first});
    await post(
      '/api/leads',
      {...lead, lastName: 'Vega', supersedes: first},
      {'Idempotency-Key': crypto.randomUUID()},
    );
  });
  expect((await itemsIn(store)).map(({flag}) => flag)).toEqual(['gone', '']);
  expect(await findIn(store, keyring, 'ruiz')).toEqual([]);
  expect(await findIn(store, keyring, 'vega')).toHaveLength(1);
});

test('an erased record leaves no term, no page and no partner behind', async () => {
  const {store, keyring} = await start(({sendLead}) =>
    sendLead({phone, context: {partner: 'mill', page: 'https://mill.example/a'}}),
  );
  const [item] = await itemsIn(store);
  expect(item).toMatchObject({partner: 'mill', page: 'https://mill.example/a'});
  expect(await countTerms(store)).toBeGreaterThan(4);
  await eraseSubmission({store, keyring}, item?.submission_id ?? '', {reason: 'request', now});
  expect(await countTerms(store)).toBe(0);
  expect(await itemsIn(store)).toEqual([
    expect.objectContaining({flag: 'gone', terms: '', partner: '', page: '', indexed_with: ''}),
  ]);
  await indexAll({store, keyring});
  expect(await countTerms(store)).toBe(0);
});

test('a purged record leaves no term behind', async () => {
  const {store, keyring} = await start(({sendLead}) => sendLead({phone}));
  const inFourYears = new Date(now.getTime() + 4 * 365.25 * 86_400_000);
  await purge({store, keyring}, {retention: RETENTION, now: inFourYears, isClockConfirmed: true});
  expect(await countTerms(store)).toBe(0);
  expect(await store.read(keysNeeded)).toEqual(new Set());
});

test('after a change of the key everybody is found under the new key alone', async () => {
  const {store, keyring} = await start(({sendLead}) => sendLead({phone}));
  const next = withNewKey(keyring);
  expect(await findIn(store, next, 'ana@mail.example')).toHaveLength(1);
  await resealAll({store, keyring: next});
  const onlyNext = {current: next.current, all: [next.current]};
  expect(await findIn(store, onlyNext, 'ana@mail.example')).toHaveLength(1);
  expect(await findIn(store, keyring, 'ana@mail.example')).toEqual([]);
  expect(await store.read(keysNeeded)).toEqual(new Set([next.current.id]));
});

test('records of the time before the desk are listed by the migration, and found once they are indexed', async () => {
  const {store, keyring} = await start(async ({sendLead, sendContact}) => {
    await sendLead();
    await sendContact({context: {elapsedMs: 1}});
  });
  await store.write(async (transaction) => {
    for (const table of ['inbox_unread', 'inbox_member', 'search_term', 'inbox_item'])
      await sql`drop table ${sql.table(table)}`.execute(transaction);
    await sql`alter table conversation drop column member`.execute(transaction);
    // A migration knows no tables.
    await up(transaction as unknown as Kysely<unknown>);
  });
  expect(await itemsIn(store)).toEqual([
    expect.objectContaining({kind: 'lead', flag: '', terms: ''}),
    expect.objectContaining({kind: 'contact', flag: 'flagged', terms: ''}),
  ]);
  expect(await indexAll({store, keyring})).toEqual({changed: 2});
  expect(await findIn(store, keyring, 'jose@mail.example')).toHaveLength(1);
  expect(await indexAll({store, keyring})).toEqual({changed: 0});
});
