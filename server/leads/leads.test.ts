import {randomUUID} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {z} from 'zod';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {judgeHeld, listHeld} from '../submission/judge-held.ts';
import {faultsOf, problemOf} from '../testing/problem-of.ts';
import {callConsent, contact, lead} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {eraseSubmission} from '../retention/erase-submission.ts';
import {openTestStore, openTestVault} from '../testing/test-store.ts';

const receiptOf = async (response: Response) => ReceiptSchema.parse(await response.json());

test('a quote request and a message are acknowledged and kept with all they said', async () => {
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
  // A clock far ahead would keep a consent standing for ever.
  const agreedAt = proven?.consents[0]?.agreedAt ?? '';
  expect(agreedAt >= before && agreedAt <= new Date().toISOString()).toBe(true);
});

test('spaces around answers are dropped, and what is left out counts as unanswered', async () => {
  const {post, place} = await startTestServer();
  const {phone: _phone, ...rest} = lead;
  expect((await post('/api/leads', {...rest, firstName: '  Ana '})).status).toBe(201);
  expect((await recordsIn(place))[0]?.answers).toEqual(lead);
});

describe('a faulty answer is refused with its field named', () => {
  const cases: readonly [string, unknown, readonly string[]][] = [
    [
      'nothing',
      {},
      ['firstName: required', 'lastName: required', 'email: required', 'insuranceType: required'],
    ],
    ['empty names', {...lead, firstName: ' ', lastName: ''}, ['firstName: required', 'lastName: required']],
    ['no email', {...lead, email: 'ana@mail'}, ['email: invalid-email']],
    ['two emails', {...lead, email: 'a@b.co,c@d.co'}, ['email: invalid-email']],
    ['a header in the email', {...lead, email: 'a@b.co\r\nBcc: c@d.co'}, ['email: invalid-characters']],
    ['no phone number', {...lead, phone: 'call me'}, ['phone: invalid-phone']],
    ['calls agreed to, no number', {...lead, consents: [callConsent]}, ['phone: required']],
    [
      'calls agreed to and other faults',
      {...lead, email: '', consents: [callConsent]},
      ['email: required', 'phone: required'],
    ],
    ['no service of ours', {...lead, insuranceType: 'car'}, ['insuranceType: not-in-list']],
    ['an inherited name as service', {...lead, insuranceType: 'constructor'}, ['insuranceType: not-in-list']],
    ['no service chosen', {...lead, insuranceType: ''}, ['insuranceType: required']],
    ['NUL', {...lead, firstName: 'A\u0000'}, ['firstName: invalid-characters']],
    ['a lone surrogate', {...lead, lastName: 'A\uD800'}, ['lastName: invalid-characters']],
    ['a number for a name', {...lead, firstName: 5}, ['firstName: wrong-type']],
    ['null', {...lead, firstName: null}, ['firstName: wrong-type']],
    ['an object that breaks String()', {...lead, firstName: {toString: 1}}, ['firstName: wrong-type']],
    ['a list for a service', {...lead, insuranceType: ['life']}, ['insuranceType: wrong-type']],
    ['too long a name', {...lead, firstName: 'x'.repeat(101)}, ['firstName: too-long']],
    ['an unknown field', {...lead, role: 'admin'}, ['role: unknown-field']],
    [
      'an unknown consent',
      {...lead, consents: [{...callConsent, kind: 'all'}]},
      ['consents.0.kind: not-in-list'],
    ],
    [
      'a faulty hash',
      {...lead, consents: [{...callConsent, kind: 'health', textSha256: 'x'}]},
      ['consents.0.textSha256: invalid-format'],
    ],
    [
      'a day that does not exist',
      {...lead, consents: [{...callConsent, kind: 'health', agreedAt: '2026-02-30T10:00:00Z'}]},
      ['consents.0.agreedAt: invalid-date'],
    ],
    ['consents that are no list', {...lead, consents: 'all'}, ['consents: wrong-type']],
    [
      'too many consents',
      {...lead, phone: '7135550123', consents: Array.from({length: 11}, () => callConsent)},
      ['consents: too-many'],
    ],
    ['an unknown part of context', {...lead, context: {ip: '::1'}}, ['context.ip: unknown-field']],
    ['no duration', {...lead, context: {elapsedMs: 'soon'}}, ['context.elapsedMs: invalid-number']],
    ['a negative duration', {...lead, context: {elapsedMs: -1}}, ['context.elapsedMs: invalid-number']],
    ['an unknown language', {...lead, context: {lang: 'it'}}, ['context.lang: not-in-list']],
    ['a number for a host page', {...lead, context: {hostPage: 1}}, ['context.hostPage: wrong-type']],
    [
      'too long a host page',
      {...lead, context: {hostPage: `https://partner.example/${'x'.repeat(2_048)}`}},
      ['context.hostPage: too-long'],
    ],
    ['no time of sending', {...lead, context: {sentAt: 'now'}}, ['context.sentAt: invalid-date']],
    ['a number for a time', {...lead, context: {sentAt: 1}}, ['context.sentAt: wrong-type']],
    ['no key to supersede', {...lead, supersedes: 'x'}, ['supersedes: invalid-format']],
    ['a number to supersede', {...lead, supersedes: 1}, ['supersedes: invalid-format']],
    [
      'a list with something else than keys to supersede',
      {...lead, supersedes: [randomUUID(), 'x']},
      ['supersedes.1: invalid-format'],
    ],
    [
      'too many keys to supersede',
      {...lead, supersedes: Array.from({length: 9}, () => randomUUID())},
      ['supersedes: too-many'],
    ],
    ['a list', [lead], ['body: wrong-type']],
    ['a text', '"lead"', ['body: wrong-type']],
    ['null as body', 'null', ['body: wrong-type']],
  ];

  test.each(cases)('%s', async (_name, body, faults) => {
    const {post} = await startTestServer();
    const response = await post('/api/leads', body);
    expect(response.status).toBe(422);
    expect(await faultsOf(response)).toEqual(faults);
  });

  test('keys that reach for a prototype', async () => {
    const {post} = await startTestServer();
    const body = JSON.stringify(lead).replace('{', '{"__proto__":{"isAdmin":true},"constructor":{},');
    expect(await faultsOf(await post('/api/leads', body))).toEqual([
      '__proto__: unknown-field',
      'constructor: unknown-field',
    ]);
  });

  test('a message that is missing or too long', async () => {
    const {post} = await startTestServer();
    expect(await faultsOf(await post('/api/contact', {...contact, message: ' '}))).toEqual([
      'message: required',
    ]);
    const long = {...contact, message: '字'.repeat(5_001)};
    expect(await faultsOf(await post('/api/contact', long))).toEqual(['message: too-long']);
    expect((await post('/api/contact', {...contact, message: '字'.repeat(5_000)})).status).toBe(201);
  });
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
  test('replace the earlier ones', async () => {
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

  test('take the place of earlier ones that were called spam, which are never delivered afterwards', async () => {
    const {post, place} = await startTestServer();
    const oldKey = randomUUID();
    const tooFast = {...lead, consents: [callConsent], phone: '713 555 0123', context: {elapsedMs: 1}};
    const old = await receiptOf(await post('/api/leads', tooFast, {'Idempotency-Key': oldKey}));
    const store = openTestStore(place);
    const [held] = await listHeld(store);
    if (!held) throw new Error('nothing is held');
    await judgeHeld(store, held, {verdict: 'spam', now: new Date()});
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
    // Somebody who saw it before it was replaced, and releases it only now.
    await judgeHeld(store, held, {verdict: 'release', now: new Date()});
    expect(await notified()).toEqual(replaced);
  });

  test('are not taken for ones that were erased since', async () => {
    const {post, place} = await startTestServer();
    const headers = {'Idempotency-Key': randomUUID()};
    const {id} = await receiptOf(await post('/api/leads', lead, headers));
    const {store, keys} = openTestVault(place);
    const keyring = await keys.ring();
    await eraseSubmission({store, keyring}, id, {reason: 'request', now: new Date()});
    // A 201 would acknowledge what is kept nowhere.
    expect((await post('/api/leads', {...lead, firstName: 'Eva'}, headers)).status).toBe(409);
    expect(await recordsIn(place)).toEqual([]);
  });

  test('keep the earlier ones out when those arrive late', async () => {
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

test('what looks like spam is acknowledged, kept and marked', async () => {
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
