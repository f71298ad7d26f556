import {expect, test} from 'vitest';
import {callConsent, contact, lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault, type StorePlace} from '../testing/test-store.ts';
import {newDataKey} from '../keys/data-key.ts';
import {eraseSubmission} from './erase-submission.ts';
import {keyringOf, type Keyring} from '../keys/keyring.ts';
import {personOf, personUnderAnyKey} from '../keys/person.ts';
import {purge} from './purge.ts';
import {keysInUse, keysNeeded} from './keys-needed.ts';
import {resealAll} from './reseal.ts';
import {findUnreadable} from './unreadable.ts';
import {verifyChain} from '../evidence/verify-chain.ts';
import {RETENTION} from '../settings/retention.ts';

const withConsent = {...lead, phone: '713 555 0123', consents: [callConsent]};
const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 86_400_000);

const withNewKey = ({all}: Keyring): Keyring => {
  const next = keyringOf([newDataKey(), ...all]);
  if (!next) throw new Error('no key');
  return next;
};

const recorded = async (bodies: readonly (readonly [string, object])[]) => {
  const {post, place, stop} = await startTestServer();
  for (const [path, body] of bodies) await post(path, body);
  await stop();
  return await opened(place);
};

const opened = async (place: StorePlace) => {
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  const persons = async () =>
    (await store.read((db) => db.selectFrom('submission').select('person').orderBy('id').execute())).map(
      ({person}) => person,
    );
  const purgeIn = (years: number) =>
    purge({store, keyring}, {retention: RETENTION, now: inYears(years), isClockConfirmed: true});
  return {store, keyring, persons, purgeIn};
};

test('a person of whom only evidence is left is found under the new key', async () => {
  const {store, keyring, persons, purgeIn} = await recorded([['/api/leads', withConsent]]);
  await purgeIn(4);
  const next = withNewKey(keyring);
  await resealAll({store, keyring: next});
  expect(await persons()).toEqual([personOf(next.current, lead.email)]);
  expect(await store.read(keysNeeded)).toEqual(new Set([next.current.id]));
});

test('a person whom an earlier change of the key missed is found again', async () => {
  const {store, keyring, persons, purgeIn} = await recorded([['/api/leads', withConsent]]);
  await purgeIn(4);
  const next = withNewKey(keyring);
  await resealAll({store, keyring: next});
  await store.write((transaction) =>
    transaction
      .updateTable('submission')
      .set({person: personOf(keyring.current, lead.email)})
      .execute(),
  );
  const onlyNext = {current: next.current, all: [next.current]};
  expect(await resealAll({store, keyring: onlyNext})).toMatchObject({changed: 1, unreadable: []});
  expect(await persons()).toEqual(personUnderAnyKey(onlyNext, lead.email));
  expect(await resealAll({store, keyring: onlyNext})).toMatchObject({changed: 0});
});

test('a key under which a person is found is needed, although nothing is sealed with the key', async () => {
  const {store, keyring} = await recorded([['/api/leads', withConsent]]);
  const other = newDataKey();
  await store.write((transaction) =>
    transaction
      .updateTable('submission')
      .set({person: personOf(other, lead.email)})
      .execute(),
  );
  expect(await store.read(keysNeeded)).toEqual(new Set([keyring.current.id, other.id]));
  // A backup names these keys: nothing else in the backup needs the former key.
  expect(await store.read(keysInUse)).toEqual(new Set([keyring.current.id]));
});

test('an erased person is no longer found, and needs no key', async () => {
  const {store, keyring, persons, purgeIn} = await recorded([
    ['/api/contact', contact],
    ['/api/leads', withConsent],
  ]);
  await purgeIn(4);
  expect(await persons()).toEqual(['', personOf(keyring.current, lead.email)]);
  await purgeIn(7);
  expect(await persons()).toEqual(['', '']);
  const next = withNewKey(keyring);
  await resealAll({store, keyring: next});
  expect(await store.read(keysNeeded)).toEqual(new Set([next.current.id]));
});

test('erased data stays erased when the key changes', async () => {
  const {store, keyring, persons} = await recorded([['/api/leads', withConsent]]);
  const [row] = await store.read((db) => db.selectFrom('submission').select('id').execute());
  await eraseSubmission({store, keyring}, row?.id ?? '', {reason: 'request', now: new Date()});
  await resealAll({store, keyring: withNewKey(keyring)});
  expect(await persons()).toEqual(['']);
});

test('one field that cannot be read keeps nothing else from the new key, and is named with its key kept', async () => {
  const {store, keyring} = await recorded(
    Array.from({length: 4}, () => ['/api/leads', withConsent] as const),
  );
  const [first, second] = await store.read((db) =>
    db.selectFrom('lead').select(['submission_id', 'email']).orderBy('submission_id').execute(),
  );
  await store.write((transaction) =>
    transaction
      .updateTable('lead')
      .set({email: second?.email ?? ''})
      .where('submission_id', '=', first?.submission_id ?? '')
      .execute(),
  );
  const next = withNewKey(keyring);
  const {changed, unreadable} = await resealAll({store, keyring: next});
  expect(changed).toBe(8);
  expect(unreadable).toEqual([{table: 'lead', id: first?.submission_id, columns: ['email']}]);
  expect(await store.read((db) => findUnreadable(db, next))).toEqual(unreadable);
  expect(await store.read(keysNeeded)).toEqual(new Set([next.current.id, keyring.current.id]));
  expect((await store.read((db) => verifyChain(db, next))).faults).toEqual([]);
});

test('a forged signature is not made good by a new key', async () => {
  const {store, keyring} = await recorded([['/api/leads', withConsent]]);
  await store.write((transaction) =>
    transaction
      .updateTable('evidence')
      .set({mac: `${keyring.current.id}.forged`})
      .execute(),
  );
  const next = withNewKey(keyring);
  expect(await resealAll({store, keyring: next})).toMatchObject({
    unreadable: [{table: 'evidence', id: '1', columns: ['mac']}],
  });
  expect((await store.read((db) => verifyChain(db, next))).faults).toHaveLength(1);
});
