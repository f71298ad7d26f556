import {randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {z} from 'zod';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {judgeFlagged, listFlagged} from '../submission/judge-flagged.ts';
import {faultsOf, problemOf} from '../testing/problem-of.ts';
import {callConsent, contact, lead} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {eraseSubmission} from '../retention/erase-submission.ts';
import {openTestStore, openTestVault} from '../testing/test-store.ts';

const receiptOf = async (response: Response) => ReceiptSchema.parse(await response.json());

test('a quote request and a message are acknowledged and stored with every answer', async () => {
  const {post, place} = await startTestServer();
  const answers = [
    await post('/api/leads', {...lead, phone: '713 555 0123', consents: [callConsent]}),
    await post('/api/contact', contact),
  ];
  expect(answers.map(({status}) => status)).toEqual([201, 201]);
  const receipts = await Promise.all(answers.map(receiptOf));
  const records = await recordsIn(place);
  expect(records.map(({id, receivedAt}) => ({id, receivedAt}))).toEqual(receipts);
  expect(records.map(({answers: kept}) => kept)).toEqual([{...lead, phone: '713 555 0123'}, contact]);
  expect(records[0]?.consents).toMatchObject([callConsent]);
  expect(records.map(({held}) => held)).toEqual([false, false]);
});

test('a consent to words that were never published does not count, and the request is kept', async () => {
  const {post, place} = await startTestServer();
  const madeUp = {...callConsent, textSha256: 'ab'.repeat(32)};
  const ahead = {...callConsent, agreedAt: '9999-12-31T23:59:59Z'};
  const before = new Date().toISOString();
  for (const consent of [madeUp, ahead])
    expect((await post('/api/leads', {...lead, phone: '713 555 0123', consents: [consent]})).status).toBe(
      201,
    );
  const [unproven, proven] = await recordsIn(place);
  expect(unproven?.consents).toEqual([]);
  // With a clock that is far ahead, a consent would never lapse.
  const agreedAt = proven?.consents[0]?.agreedAt ?? '';
  expect(agreedAt >= before && agreedAt <= new Date().toISOString()).toBe(true);
});

test('spaces around answers are removed, and omitted answers count as unanswered', async () => {
  const {post, place} = await startTestServer();
  const {phone: _phone, ...rest} = lead;
  expect((await post('/api/leads', {...rest, firstName: '  Ana '})).status).toBe(201);
  expect((await recordsIn(place))[0]?.answers).toEqual(lead);
});

describe('an idempotency key', () => {
  test('gives the same answer again, whatever the order of fields and the context', async () => {
    const {post, place} = await startTestServer();
    const key = {'Idempotency-Key': randomUUID()};
    const first = await receiptOf(await post('/api/leads', {...lead, context: {elapsedMs: 5_000}}, key));
    const again = await post(
      '/api/leads',
      {...Object.fromEntries(Object.entries(lead).toReversed()), context: {elapsedMs: '9000', lang: 'de'}},
      {'Idempotency-Key': key['Idempotency-Key'].toUpperCase()},
    );
    expect(again.status).toBe(201);
    expect(await receiptOf(again)).toEqual(first);
    expect(await recordsIn(place)).toHaveLength(1);
  });

  test('stores one row for twenty requests at once', async () => {
    const {post, place} = await startTestServer();
    const key = {'Idempotency-Key': randomUUID()};
    const answers = await Promise.all(Array.from({length: 20}, () => post('/api/leads', lead, key)));
    const receipts = await Promise.all(answers.map(receiptOf));
    expect(new Set(receipts.map(({id}) => id)).size).toBe(1);
    expect(await recordsIn(place)).toHaveLength(1);
  });

  test('takes one key to supersede for the same with and without a list around it', async () => {
    const {post, place} = await startTestServer();
    const [key, old, older] = [{'Idempotency-Key': randomUUID()}, randomUUID(), randomUUID()];
    const first = await receiptOf(await post('/api/leads', {...lead, supersedes: old}, key));
    for (const supersedes of [[old], [old.toUpperCase(), old]])
      expect(await receiptOf(await post('/api/leads', {...lead, supersedes}, key))).toEqual(first);
    expect((await post('/api/leads', {...lead, supersedes: [old, older]}, key)).status).toBe(409);
    expect(await recordsIn(place)).toHaveLength(1);
  });

  test('is refused for other answers, and belongs to its route', async () => {
    const {post, place} = await startTestServer();
    const key = {'Idempotency-Key': randomUUID()};
    expect((await post('/api/leads', lead, key)).status).toBe(201);
    const other = await post('/api/leads', {...lead, firstName: 'Eva'}, key);
    expect(other.status).toBe(409);
    expect((await problemOf(other)).code).toBe('idempotency-conflict');
    expect((await post('/api/contact', contact, key)).status).toBe(201);
    expect(await recordsIn(place)).toHaveLength(2);
  });

  test('that is no UUID is refused', async () => {
    const {post} = await startTestServer();
    const response = await post('/api/leads', lead, {'Idempotency-Key': 'retry-1'});
    expect(response.status).toBe(400);
    expect(await faultsOf(response)).toEqual(['Idempotency-Key: invalid-format']);
  });

  test('is not needed: without one, each request is its own', async () => {
    const {post, place} = await startTestServer();
    await Promise.all([post('/api/leads', lead), post('/api/leads', lead)]);
    expect(await recordsIn(place)).toHaveLength(2);
  });
});

describe('answers edited after an unanswered send', () => {
  test('replace the earlier sends', async () => {
    const {post, place} = await startTestServer();
    const [oldKey, newKey] = [randomUUID(), randomUUID()];
    const old = await receiptOf(await post('/api/leads', lead, {'Idempotency-Key': oldKey}));
    const edited = {...lead, firstName: 'Eva', supersedes: oldKey};
    const current = await receiptOf(await post('/api/leads', edited, {'Idempotency-Key': newKey}));
    expect((await recordsIn(place)).map(({id}) => id)).toEqual([current.id]);
    expect((await recordsIn(place, true)).map(({id, supersededBy}) => [id, supersededBy])).toEqual([
      [old.id, current.id],
      [current.id, null],
    ]);
  });

  test('replace each of several, those that were stored and those that were not', async () => {
    const {post, place} = await startTestServer();
    const [lost, never, late] = [randomUUID(), randomUUID(), randomUUID()];
    const old = await receiptOf(await post('/api/leads', lead, {'Idempotency-Key': lost}));
    const edited = {...lead, firstName: 'Eva', supersedes: [never, lost.toUpperCase(), late, late]};
    const current = await receiptOf(await post('/api/leads', edited, {'Idempotency-Key': randomUUID()}));
    expect((await recordsIn(place, true)).map(({id, supersededBy}) => [id, supersededBy])).toEqual([
      [old.id, current.id],
      [current.id, null],
    ]);
    for (const key of [never, late]) {
      const arrived = await post('/api/leads', lead, {'Idempotency-Key': key});
      expect((await problemOf(arrived)).code).toBe('superseded');
    }
    expect((await recordsIn(place)).map(({id}) => id)).toEqual([current.id]);
  });

  test('that replace none say so with an empty list', async () => {
    const {post, place} = await startTestServer();
    expect((await post('/api/leads', {...lead, supersedes: []})).status).toBe(201);
    expect(await recordsIn(place)).toHaveLength(1);
  });

  test('take the place of earlier sends that were called spam, which are never delivered afterwards', async () => {
    const {post, place} = await startTestServer();
    const oldKey = randomUUID();
    const tooFast = {...lead, consents: [callConsent], phone: '713 555 0123', context: {elapsedMs: 1}};
    const old = await receiptOf(await post('/api/leads', tooFast, {'Idempotency-Key': oldKey}));
    const store = openTestStore(place);
    const [held] = await listFlagged(store);
    if (!held) throw new Error('nothing is held');
    await judgeFlagged(store, held, {verdict: 'spam', now: new Date()});
    await post('/api/leads', {...lead, supersedes: oldKey}, {'Idempotency-Key': randomUUID()});
    const notified = () =>
      store.read((db) =>
        db
          .selectFrom('outbox')
          .select(['topic', 'state'])
          .where('submission_id', '=', old.id)
          .orderBy('topic')
          .execute(),
      );
    const replaced = [
      {topic: 'consent.receipt', state: 'superseded'},
      {topic: 'lead.received', state: 'superseded'},
    ];
    expect(await notified()).toEqual(replaced);
    // A person who saw the submission before the replacement releases it afterwards.
    await judgeFlagged(store, held, {verdict: 'release', now: new Date()});
    expect(await notified()).toEqual(replaced);
  });

  test('are not mistaken for submissions that were erased since', async () => {
    const {post, place} = await startTestServer();
    const headers = {'Idempotency-Key': randomUUID()};
    const {id} = await receiptOf(await post('/api/leads', lead, headers));
    const {store, keys} = openTestVault(place);
    const keyring = await keys.ring();
    await eraseSubmission({store, keyring}, id, {reason: 'request', now: new Date()});
    // A 201 would acknowledge a submission that is stored nowhere.
    expect((await post('/api/leads', {...lead, firstName: 'Eva'}, headers)).status).toBe(409);
    expect(await recordsIn(place)).toEqual([]);
  });

  test('keep the earlier sends out when the earlier sends arrive late', async () => {
    const {post, place} = await startTestServer();
    const oldKey = randomUUID();
    expect(
      (await post('/api/leads', {...lead, supersedes: oldKey}, {'Idempotency-Key': randomUUID()})).status,
    ).toBe(201);
    const late = await post('/api/leads', {...lead, firstName: 'Eva'}, {'Idempotency-Key': oldKey});
    expect(late.status).toBe(409);
    expect((await problemOf(late)).code).toBe('superseded');
    expect(await recordsIn(place)).toHaveLength(1);
  });
});

test('suspected spam is acknowledged, stored and flagged', async () => {
  const {post, place} = await startTestServer();
  const bodies: readonly [string, unknown][] = [
    ['/api/leads', {...lead, context: {proof: {trap: 'https://spam.example'}}}],
    ['/api/leads', {...lead, context: {elapsedMs: '12'}}],
    ['/api/contact', {...contact, message: 'http://a.example http://b.example http://c.example'}],
    ['/api/contact', {...contact, context: {elapsedMs: 30_000, proof: {trap: ''}}}],
  ];
  for (const [path, body] of bodies) {
    const response = await post(path, body);
    expect(response.status).toBe(201);
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(await response.json()))).toEqual([
      'id',
      'receivedAt',
    ]);
  }
  expect((await recordsIn(place)).map(({heldFor}) => heldFor)).toEqual([
    ['trap'],
    ['too-fast'],
    ['links'],
    [],
  ]);
});
