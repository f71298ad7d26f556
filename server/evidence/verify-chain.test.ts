import {expect, test} from 'vitest';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {purge} from '../retention/purge.ts';
import {RETENTION} from '../settings/retention.ts';
import {eraseSubmission} from '../retention/erase-submission.ts';
import type {Transact} from '../storage/store.ts';
import {callConsent, lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {withdrawAgain} from '../withdrawal/withdraw-again.ts';
import {verifyChain} from './verify-chain.ts';

const WITHDRAWN_AT = '2026-11-21T12:00:00.000Z';

const withConsents = {
  ...lead,
  phone: '713 555 0123',
  consents: [callConsent, {...callConsent, kind: 'marketplace'}],
};

const startWithChain = async (submissions = 3) => {
  const server = await startTestServer();
  for (let index = 0; index < submissions; index += 1) await server.post('/api/leads', withConsents);
  const vault = openTestVault(server.place);
  const {store} = vault;
  const keyring = await vault.keys.ring();
  const withdraw = async () => {
    const [first] = await store.read((db) =>
      db.selectFrom('submission').select('id').orderBy('id').execute(),
    );
    await withdrawAgain({store, keyring}, [{id: first?.id ?? '', at: WITHDRAWN_AT}]);
  };
  const verify = (anchor?: {seq: number; hash: string}) =>
    store.read((db) => verifyChain(db, keyring, {ends: anchor ? [anchor] : []}));
  const ids = (
    await store.read((db) => db.selectFrom('submission').select('id').orderBy('id').execute())
  ).map(({id}) => id);
  return {...server, store, keyring, verify, ids, withdraw};
};

test('every consent is an entry, and the chain is proven', async () => {
  const {verify} = await startWithChain();
  expect(await verify()).toMatchObject({entries: 6, tombstones: 0, consents: 6, faults: []});
});

test('two servers extend one chain', async () => {
  const {post, place, verify} = await startWithChain(0);
  const second = await startTestServer({}, place);
  await Promise.all(
    Array.from({length: 40}, (_, at) => (at % 2 === 0 ? post : second.post)('/api/leads', withConsents)),
  );
  expect(await verify()).toMatchObject({entries: 80, consents: 80, faults: []});
});

test('erasing leaves tombstones that verify, and what remains still verifies', async () => {
  const {store, keyring, verify, ids} = await startWithChain();
  await eraseSubmission({store, keyring}, ids[1] ?? '', {reason: 'request', now: new Date()});
  expect(await verify()).toMatchObject({entries: 7, tombstones: 2, consents: 6, faults: []});
});

const inYears = (years: number) => new Date(Date.now() + years * 366 * 86_400_000);

const damages: readonly [string, (transaction: Transact) => Promise<unknown>, RegExp][] = [
  [
    'a changed time',
    (db) =>
      db
        .updateTable('evidence')
        .set({recorded_at: '2020-01-01T00:00:00.000Z'})
        .where('seq', '=', 2)
        .execute(),
    /entry 2 does not follow/u,
  ],
  [
    'a missing entry',
    (db) => db.deleteFrom('evidence').where('seq', '=', 3).execute(),
    /entry 3 is missing/u,
  ],
  [
    'content erased without a word',
    (db) => db.updateTable('evidence').set({sealed: ''}).where('seq', '=', 4).execute(),
    /gone without an erasure/u,
  ],
  [
    'content of another entry',
    (db) =>
      db
        .updateTable('evidence')
        .set((eb) => ({
          sealed: eb.selectFrom('evidence as other').select('other.sealed').where('other.seq', '=', 1),
        }))
        .where('seq', '=', 2)
        .execute(),
    /entry 2 cannot be opened/u,
  ],
  [
    'a consent made better afterwards',
    (db) =>
      db.updateTable('consent').set({text_version: 'contact-2030-01'}).where('position', '=', 0).execute(),
    /differs from its evidence/u,
  ],
  [
    'a consent that was recorded at another time',
    (db) =>
      db
        .updateTable('consent')
        .set({recorded_at: '2026-01-01T00:00:00.000Z'})
        .where('position', '=', 0)
        .execute(),
    /differs from its evidence/u,
  ],
  [
    'a consent that was withdrawn and stands',
    (db) => db.updateTable('consent').set({withdrawn_at: null}).execute(),
    /not withdrawn as its evidence says/u,
  ],
  [
    'a withdrawal at another time',
    (db) =>
      db
        .updateTable('consent')
        .set({withdrawn_at: '2026-12-01T00:00:00.000Z'})
        .where('withdrawn_at', 'is not', null)
        .execute(),
    /not withdrawn as its evidence says/u,
  ],
  [
    'a withdrawal of nobody',
    (db) =>
      db.updateTable('consent').set({withdrawn_at: WITHDRAWN_AT}).where('withdrawn_at', 'is', null).execute(),
    /not withdrawn as its evidence says/u,
  ],
  [
    'a consent taken away',
    (db) => db.deleteFrom('consent').where('position', '=', 1).execute(),
    /missing in the table of consents/u,
  ],
  [
    'a chain cut off at its end',
    (db) => db.deleteFrom('evidence').where('seq', '>', 4).execute(),
    /does not end at its recorded head/u,
  ],
];

test.each(damages)('%s is found', async (_what, damage, fault) => {
  const {store, verify, withdraw} = await startWithChain();
  await withdraw();
  expect((await verify()).faults).toEqual([]);
  await store.write(damage);
  const {faults} = await verify();
  expect(faults.join('\n')).toMatch(fault);
});

test('a chain rewritten with its head is found by an end that was noted before', async () => {
  const {store, verify} = await startWithChain();
  const {head} = await verify();
  expect((await verify(head)).faults).toEqual([]);
  await store.write(async (db) => {
    const {hash} = await db
      .selectFrom('evidence')
      .select('hash')
      .where('seq', '=', 4)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('evidence').where('seq', '>', 4).execute();
    await db
      .deleteFrom('consent')
      .where('submission_id', '=', (query) =>
        query.selectFrom('submission').select('id').orderBy('id', 'desc').limit(1),
      )
      .execute();
    await db.updateTable('evidence_head').set({seq: 4, hash}).execute();
  });
  expect((await verify()).faults).toEqual([]);
  expect((await verify(head)).faults).toEqual(['the chain ends at 4, before the noted entry 6']);
});

test('records past their retention period are purged, each kind after its own time, and the chain is valid', async () => {
  const {store, keyring, verify, ids} = await startWithChain();
  const run = (years: number, isDry = false) =>
    purge({store, keyring}, {retention: RETENTION, now: inYears(years), isDry, isClockConfirmed: true});
  expect(await run(0)).toMatchObject({submissions: 0, evidence: 0, keys: 0});
  expect(await run(4, true)).toMatchObject({submissions: 3, evidence: 0});
  expect(await run(4)).toMatchObject({submissions: 3, evidence: 0});
  expect(await store.read((db) => db.selectFrom('lead').selectAll().execute())).toEqual([]);
  // Evidence of consent to calls expires after six years, evidence of consent to Marketplace help after ten.
  expect(await run(7)).toMatchObject({submissions: 0, evidence: 3});
  expect(await run(7)).toMatchObject({submissions: 0, evidence: 0});
  expect((await verify()).faults).toEqual([]);
  expect(await run(11)).toMatchObject({evidence: 3});
  expect(await verify()).toMatchObject({tombstones: expect.any(Number), consents: 6, faults: []});
  expect(ids).toHaveLength(3);
});

test('the record of a withdrawal, with address and browser, expires with the consents that it ended', async () => {
  const {store, keyring, verify, post, ids} = await startWithChain(1);
  const {id} = ReceiptSchema.parse(
    await (
      await post('/api/leads', {...withConsents, email: 'eva@mail.example', consents: [callConsent]})
    ).json(),
  );
  const withdrawn = [...ids, id].map((each) => ({id: each, at: WITHDRAWN_AT}));
  await withdrawAgain({store, keyring}, withdrawn);
  const kept = () =>
    store.read((db) =>
      db
        .selectFrom('evidence')
        .select('submission_id')
        .where('kind', '=', 'withdrawal')
        .where('sealed', '!=', '')
        .execute(),
    );
  const run = (years: number) =>
    purge({store, keyring}, {retention: RETENTION, now: inYears(years), isClockConfirmed: true});
  await run(5);
  expect(await kept()).toHaveLength(2);
  await run(7);
  // Marketplace permissions are kept ten years, and with them the record of their end.
  expect(await kept()).toEqual([{submission_id: ids[0]}]);
  await run(11);
  expect(await kept()).toEqual([]);
  expect((await verify()).faults).toEqual([]);
});
