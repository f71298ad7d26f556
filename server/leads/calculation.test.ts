import {randomUUID} from 'node:crypto';
import {expect, test} from 'vitest';
import {lifeCover} from '../../insurance/life/life-cover.ts';
import {composeMail} from '../delivery/compose-mail.ts';
import {webhookBody} from '../delivery/webhook-channel.ts';
import {eventOf} from '../delivery/testing/outbox.ts';
import {purge} from '../retention/purge.ts';
import {RETENTION} from '../settings/retention.ts';
import {readRecord} from '../submission/read-records.ts';
import {faultsOf} from '../testing/problem-of.ts';
import {runProgram} from '../testing/run-program.ts';
import {healthConsent, lead} from '../testing/submissions.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';

const lifeInputs = {
  income: 75_000,
  debts: 15_000,
  expenses: 40_000,
  years: 10,
  existingCoverage: 500_000,
  assets: 25_000,
  mortgage: 250_000,
  children: 2,
};
const life = {calculator: 'life', inputs: lifeInputs};
const people = [{age: 30, pregnant: true, babiesExpected: 1, tobacco: true}, {age: 4}];
const aca = {
  calculator: 'aca',
  inputs: {planYear: 2027, householdSize: 2, income: 30_000, filing: 'single', county: 'Harris', people},
};
const retirementInputs = {
  personAge: '40',
  personIncome: 60_000,
  emergencySavings: 0,
  mortgageBalance: 0,
  otherDebt: 0,
  savingsPercent: 10,
  totalRetirementSavings: 1_000,
  countSocialSecurity: true,
  lifeInsurance: 0,
  hasSpouse: false,
};

test('an agent reads the calculation that a visitor sent, with the result that belongs to its inputs', async () => {
  const {sendLead, place} = await startTestServer();
  const {id} = await sendLead({calculation: {...life, result: {recommendedCoverage: 1, netGap: 2}}});
  // 75,000 x 10 + 15,000 + 40,000 x 10 = 1,165,000, whatever the page says.
  const calculation = {...life, result: {...lifeCover(lifeInputs), recommendedCoverage: 1_165_000}};
  const shown: unknown = JSON.parse((await runProgram('leads.ts', ['show', id], place)).out);
  expect(shown).toMatchObject({id, calculation});
  const csv = (await runProgram('leads.ts', ['export', '--format', 'csv'], place)).out;
  expect(csv).toContain('""recommendedCoverage"":1165000');
  const {store} = openTestVault(place);
  const rows = await store.read((db) => db.selectFrom('calculation').selectAll().execute());
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/75000|income|life/u);
  await runProgram('leads.ts', ['erase', id], place);
  expect(await store.read((db) => db.selectFrom('calculation').selectAll().execute())).toEqual([]);
});

test('the mail to the agent carries inputs and result in her language', () => {
  const calculation = {calculator: 'life', inputs: lifeInputs, result: lifeCover(lifeInputs)} as const;
  expect(composeMail(eventOf({calculation}), 'en').text).toMatch(
    /Yearly income: \$75,000\n[^]*Full security estimate: \$1,165,000/u,
  );
  expect(composeMail(eventOf({calculation}), 'de').text).toContain('Jahreseinkommen: 75.000\u00A0$');
  expect(composeMail(eventOf(), 'en').text).not.toContain('Calculation');
});

test('pregnancy and tobacco are stored only with their consent and in a separate column, and reach neither mail nor webhook', async () => {
  const {post, place} = await startTestServer();
  expect(await faultsOf(await post('/api/leads', {...lead, calculation: aca}))).toEqual([
    'consents.health: required',
  ]);
  const {status} = await post('/api/leads', {...lead, calculation: aca, consents: [healthConsent]});
  expect(status).toBe(201);
  const [record] = await recordsIn(place, true);
  expect(record?.calculation).toMatchObject({
    inputs: {people},
    result: {people: [{program: 'medicaid-pregnant'}, {program: 'medicaid'}]},
  });
  const {store, keys} = openTestVault(place);
  const reading = {keyring: await keys.ring(), now: new Date()};
  const submission = await store.read((db) => readRecord(db, reading, record?.id ?? ''));
  const event = {...eventOf(), submission: submission ?? eventOf().submission};
  for (const sent of [composeMail(event, 'en').text, webhookBody(event)]) {
    expect(sent).toContain('Harris');
    expect(sent).not.toMatch(/pregnan|tobacco/iu);
  }

  const now = new Date(Date.now() + (RETENTION.health + 1) * 86_400_000);
  const vault = {store, keyring: reading.keyring};
  expect(await purge(vault, {retention: RETENTION, now, isClockConfirmed: true})).toMatchObject({health: 1});
  const [later] = await recordsIn(place, true);
  expect(later?.calculation?.inputs).toMatchObject({county: 'Harris', people: [{age: 30}, {age: 4}]});
  expect(JSON.stringify(later)).not.toMatch(/pregnan|tobacco/u);
});

test('health answers are not stored with a consent whose wording is not ours, or if a person is 65', async () => {
  const {post, place} = await startTestServer();
  const forged = {...healthConsent, textSha256: 'ab'.repeat(32)};
  const aged = {
    ...aca,
    inputs: {...aca.inputs, householdSize: 3, people: [...people, {age: 65}]},
  };
  await post('/api/leads', {...lead, calculation: aca, consents: [forged]});
  await post('/api/leads', {...lead, calculation: aged, consents: [healthConsent]});
  const records = await recordsIn(place, true);
  expect(records.map(({calculation}) => calculation?.calculator)).toEqual(['aca', 'aca']);
  expect(JSON.stringify(records)).not.toMatch(/pregnant|tobacco/u);
});

test('a newer request deletes the health answers of the request that it replaces', async () => {
  const {post, place} = await startTestServer();
  const key = randomUUID();
  const first = {...lead, calculation: aca, consents: [healthConsent]};
  await post('/api/leads', first, {'Idempotency-Key': key});
  await post('/api/leads', {...lead, supersedes: key});
  expect(JSON.stringify(await recordsIn(place, true))).not.toMatch(/pregnant|tobacco/u);
  const {store} = openTestVault(place);
  const rows = await store.read((db) => db.selectFrom('calculation').select('health').execute());
  expect(rows).toEqual([{health: ''}]);
});

test('a single person’s retirement is kept without a spouse that nobody has', async () => {
  const {sendLead, place} = await startTestServer();
  await sendLead({calculation: {calculator: 'retirement', inputs: retirementInputs}});
  const [record] = await recordsIn(place);
  expect(record?.calculation?.inputs).toMatchObject({personAge: 40, inflation: 2.5});
  expect(record?.calculation?.inputs).not.toHaveProperty('spouseAge');
  expect(record?.calculation?.result).toMatchObject({averageAge: 40, combinedIncome: 60_000});
});

const lifeWith = (inputs: object, result?: object) => ({calculator: 'life', inputs, result});

test.each([
  ['no calculator of ours', {calculator: 'loan', inputs: {}}, 'calculation.calculator: not-in-list'],
  ['an input that is none', lifeWith({wishes: 1}), 'calculation.inputs.wishes: unknown-field'],
  ['a negative income', lifeWith({income: -1}), 'calculation.inputs.income: out-of-range'],
  ['a word for an income', lifeWith({income: 'much'}), 'calculation.inputs.income: invalid-number'],
  ['a result of another kind', lifeWith({}, {html: '<b>'}), 'calculation.result.html: unknown-field'],
  ['a result of 20,000 characters', lifeWith({}, {dime: 'x'.repeat(20_000)}), 'calculation.result: too-long'],
  [
    'a spouse without an age',
    {calculator: 'retirement', inputs: {...retirementInputs, hasSpouse: true, spouseIncome: 1}},
    'calculation.inputs.spouseAge: required',
  ],
  [
    'more people than the household has',
    {...aca, inputs: {...aca.inputs, householdSize: 1, people: [{age: 1}, {age: 2}]}},
    'calculation.inputs.householdSize: contradicts',
  ],
  [
    'a plan year that nobody knows',
    {...aca, inputs: {...aca.inputs, planYear: 2040, people: [{age: 1}]}},
    'calculation.inputs.planYear: not-in-list',
  ],
  [
    'a baby of 300 years',
    {...aca, inputs: {...aca.inputs, people: [{age: 300}]}},
    'calculation.inputs.people.0.age: out-of-range',
  ],
])('%s is refused by name', async (_, calculation, fault) => {
  const {post, place} = await startTestServer();
  const answer = await post('/api/leads', {...lead, calculation});
  expect(answer.status).toBe(422);
  expect(await faultsOf(answer)).toEqual([fault]);
  expect(await recordsIn(place)).toEqual([]);
});
