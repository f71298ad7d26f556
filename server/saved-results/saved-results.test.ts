import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import {API_PATHS} from '../../contract/api-path.ts';
import {SavedResultsSchema} from '../../contract/save-results.schema.ts';
import {eraseSubmission} from '../retention/erase-submission.ts';
import {purge} from '../retention/purge.ts';
import {RETENTION} from '../settings/retention.ts';
import {faultsOf, problemOf} from '../testing/problem-of.ts';
import {callConsent, healthConsent, savedResults} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {openTestVault, type StorePlace} from '../testing/test-store.ts';

const {answers, contact} = savedResults;
const results = savedResults;
const healthy = {...answers, healthInfo: {conditions: 'asthma'}};

const savedOf = async (response: Response) => SavedResultsSchema.parse(await response.json());

const keptIn = async (place: StorePlace, wanted: string) =>
  (await recordsIn(place, true)).find(({id}) => id === wanted);

test('results are kept once with contact and consents, and their sender is given an id nobody can guess', async () => {
  const {post, place} = await startTestServer();
  const body = {...results, contact: {...contact, phone: '713 555 0123'}, consents: [callConsent]};
  const response = await post(API_PATHS.savedResults, body);
  expect(response.status).toBe(201);
  const {id, clientId} = await savedOf(response);
  expect(clientId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  const [record, ...others] = await recordsIn(place);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    id,
    kind: 'questionnaire',
    answers: {...contact, phone: '713 555 0123', clientId},
    consents: [callConsent],
  });
  expect(await keptIn(place, id)).toMatchObject({savedAnswers: answers, healthAnswers: null});
});

test('health answers, pregnancy and tobacco are refused without their consent', async () => {
  const {post, place} = await startTestServer();
  const {leadData} = answers;
  const bodies = [
    {...answers, healthInfo: {conditions: 'asthma'}},
    {...answers, leadData: {...leadData, household: [{age: '42', tobacco: true}]}},
    {...answers, leadData: {...leadData, household: [{age: '30', gender: 'female', pregnant: true}]}},
  ];
  for (const body of bodies) {
    const response = await post(API_PATHS.savedResults, {...results, answers: body});
    expect(await problemOf(response)).toMatchObject({status: 422, errors: [{code: 'required'}]});
  }
  expect(await recordsIn(place)).toEqual([]);
});

test('health answers are not kept on a consent to words that were never published', async () => {
  const {post, place} = await startTestServer();
  const withHealth = {...results, answers: {...answers, healthInfo: {conditions: 'asthma'}}};
  const keptWith = async (consent: object) => {
    const response = await post(API_PATHS.savedResults, {...withHealth, consents: [consent]});
    return keptIn(place, (await savedOf(response)).id);
  };
  expect((await keptWith(healthConsent))?.healthAnswers).not.toBeNull();
  expect((await keptWith({...healthConsent, textSha256: 'ab'.repeat(32)}))?.healthAnswers).toBeNull();
});

test('the same send twice is kept once and answered alike', async () => {
  const {post, place} = await startTestServer();
  const key = {'Idempotency-Key': randomUUID()};
  const [first, second] = [
    await savedOf(await post(API_PATHS.savedResults, results, key)),
    await savedOf(await post(API_PATHS.savedResults, results, key)),
  ];
  expect(second).toEqual(first);
  expect(await recordsIn(place)).toHaveLength(1);
  const other = {...results, contact: {...contact, firstName: 'Eva'}};
  expect((await problemOf(await post(API_PATHS.savedResults, other, key))).code).toBe('idempotency-conflict');
});

test('an id of an earlier answer stays, an unknown id does not, and a later save can replace an earlier save', async () => {
  const {post, place} = await startTestServer();
  const key = randomUUID();
  const {clientId} = await savedOf(await post(API_PATHS.savedResults, results, {'Idempotency-Key': key}));
  const again = await savedOf(
    await post(
      API_PATHS.savedResults,
      {...results, clientId, supersedes: key},
      {'Idempotency-Key': randomUUID()},
    ),
  );
  expect(again.clientId).toBe(clientId);
  expect((await recordsIn(place)).map(({id}) => id)).toEqual([again.id]);
  const guessed = randomUUID();
  const third = await savedOf(await post(API_PATHS.savedResults, {...results, clientId: guessed}));
  expect([clientId, guessed]).not.toContain(third.clientId);
});

test.each([
  ['nothing', {}, ['contact: wrong-type', 'answers: wrong-type']],
  [
    'no contact',
    {...results, contact: {}},
    ['contact.firstName: required', 'contact.lastName: required', 'contact.email: required'],
  ],
  ['calls without a number', {...results, consents: [callConsent]}, ['contact.phone: required']],
  ['an id of no form', {...results, clientId: '1'}, ['clientId: invalid-format']],
  ['no answer at all', {...results, answers: {healthInfo: {}, timeline: ''}}, ['answers: required']],
  ['health answers without consent', {...results, answers: healthy}, ['consents.health: required']],
  [
    'a pregnancy without consent',
    {...results, answers: {leadData: {household: [{age: 30, pregnant: true}]}}},
    ['consents.health: required'],
  ],
] as const)('%s is refused by name', async (_, body, faults) => {
  const {post, place} = await startTestServer();
  const response = await post(API_PATHS.savedResults, body);
  expect(response.status).toBe(422);
  expect(await faultsOf(response)).toEqual(faults);
  expect(await recordsIn(place)).toEqual([]);
});

test('health answers are stored separately, and are deleted before the rest', async () => {
  const {post, place} = await startTestServer();
  const body = {
    ...results,
    answers: {...healthy, leadData: {...answers.leadData, household: [{age: '42', tobacco: true}]}},
    consents: [healthConsent],
  };
  const {id} = await savedOf(await post(API_PATHS.savedResults, body));
  const kept = await keptIn(place, id);
  expect(JSON.stringify(kept?.savedAnswers)).not.toMatch(/asthma|tobacco/u);
  expect(kept?.healthAnswers).toMatchObject({
    healthInfo: {conditions: 'asthma'},
    household: [{tobacco: true}],
  });
  const {store, keys} = openTestVault(place);
  const [row] = await store.read((db) => db.selectFrom('questionnaire').selectAll().execute());
  expect(JSON.stringify(row)).not.toMatch(/asthma|Houston|ana@/u);
  const now = new Date(Date.now() + (RETENTION.health + 1) * 86_400_000);
  const vault = {store, keyring: await keys.ring()};
  expect(await purge(vault, {retention: RETENTION, now, isClockConfirmed: true})).toMatchObject({
    health: 1,
    submissions: 0,
  });
  expect(await keptIn(place, id)).toMatchObject({
    savedAnswers: {lifestageChanges: ['moved']},
    healthAnswers: null,
  });
});

test.each([
  ['leadData', {healthInfo: {conditions: 'asthma'}, leadData: {age: '65'}}],
  ['clientProfile', {healthInfo: {conditions: 'asthma'}, clientProfile: {age: '1950-03-01'}}],
  [
    'household',
    {
      leadData: {
        household: [
          {age: '30', pregnant: true},
          {age: '70', tobacco: true},
        ],
      },
    },
  ],
] as const)('health answers are not kept where %s names somebody of 65 or more', async (_, aged) => {
  const {post, place} = await startTestServer();
  const body = {...results, answers: {...aged, timeline: 'now'}, consents: [healthConsent]};
  const {id} = await savedOf(await post(API_PATHS.savedResults, body));
  const kept = await keptIn(place, id);
  expect(kept).toMatchObject({savedAnswers: {timeline: 'now'}, healthAnswers: null});
  expect(JSON.stringify(kept)).not.toMatch(/asthma|pregnant|tobacco/u);
});

test('a later save deletes the health answers of the save that it replaces', async () => {
  const {post, place} = await startTestServer();
  const key = randomUUID();
  const body = {...results, answers: healthy, consents: [healthConsent]};
  const {id} = await savedOf(await post(API_PATHS.savedResults, body, {'Idempotency-Key': key}));
  expect((await keptIn(place, id))?.healthAnswers).not.toBeNull();
  await post(API_PATHS.savedResults, {...results, supersedes: key});
  expect(await keptIn(place, id)).toMatchObject({savedAnswers: answers, healthAnswers: null});
});

test('saved results can be erased', async () => {
  const {post, place} = await startTestServer();
  const {id} = await savedOf(await post(API_PATHS.savedResults, results));
  const {store, keys} = openTestVault(place);
  await eraseSubmission({store, keyring: await keys.ring()}, id, {reason: 'request', now: new Date()});
  expect(await keptIn(place, id)).toBeUndefined();
  expect(await recordsIn(place)).toEqual([]);
});

test('strangers’ pages may not send, and the API describes the request', async () => {
  const {post, origin} = await startTestServer();
  expect((await post(API_PATHS.savedResults, results, {Origin: 'https://stranger.example'})).status).toBe(
    403,
  );
  const description = await (await fetch(origin + API_PATHS.openapi)).text();
  expect(description).toContain('SaveResultsRequest');
  expect(description).toContain('Idempotency-Key');
});
