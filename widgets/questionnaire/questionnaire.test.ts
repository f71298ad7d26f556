import {expect, test} from 'vitest';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import {pointCodes} from '../../insurance/point/point-codes.ts';
import {controlName, personPath} from './answer-path.ts';
import en from './messages/en.json' with {type: 'json'};
import {healthPaths} from './later/health-paths.ts';
import {prospectText} from './later/answer/prospect-text.ts';
import {answerAt} from './later/answer-at.ts';
import {calendarFile} from './later/calendar-file.ts';
import {findFaults} from './later/find-faults.ts';
import {phasePaths} from './later/phase-paths.ts';
import {pathOfFault, requestBody} from './later/request-body.ts';
import {touchesMedicare} from './later/touches-medicare.ts';
import {type Answers, emptyAnswers} from './questionnaire.model.ts';
import {isAboutHealth, keepAnswers, keptAnswers} from './session-answers.ts';

const lead: Answers = {
  'leadData.age': '42',
  'leadData.location': 'Houston, TX',
  'leadData.income': '50k-75k',
};
const consent = (kind: 'health' | 'contact') => ({
  kind,
  textVersion: 'v',
  textSha256: 'a'.repeat(64),
  agreedAt: '2026-11-21T10:00:00Z',
});
const state = (answers: Answers, change: object = {}) => ({...emptyAnswers, answers, ...change});

test('names the controls as the specification names the fields', () => {
  expect(phasePaths[1].map(controlName).slice(0, 2)).toEqual(['age', 'gender']);
  expect(controlName(personPath(1, 'age'))).toBe('household.1.age');
  expect(controlName('policyInfo.medicare')).toBe('medicare');
  expect(controlName('lifestageChanges.0.change')).toBe('lifestageChanges.0');
  for (const phase of [1, 2, 3] as const) {
    const names = phasePaths[phase].map(controlName);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('requires exactly the answers that the specification checks', () => {
  expect(findFaults(1, state({}))).toEqual({
    'leadData.age': 'required',
    'leadData.location': 'required',
    'leadData.income': 'required',
  });
  expect(findFaults(2, state({}))).toEqual({'clientProfile.age': 'required', 'goals.primary': 'required'});
  expect(findFaults(3, state({}))).toEqual({'policyInfo.lifeInsurance': 'required'});
  expect(findFaults(1, state(lead))).toEqual({});
});

test('reports in place what the server would refuse', () => {
  const faults = findFaults(
    1,
    state(
      {
        ...lead,
        'leadData.household.1.age': 'eight',
        'leadData.householdSize': 'many',
        'contact.email': 'nobody',
        'leadData.location': 'x'.repeat(201),
      },
      {agreed: {contact: consent('contact')}},
    ),
  );
  expect(faults).toEqual({
    'leadData.household.1.age': 'invalid-number',
    'leadData.location': 'too-long',
    'leadData.householdSize': 'invalid-number',
    'contact.email': 'invalid-email',
    'contact.phone': 'required',
  });
});

test('copies the second phase’s age from the first, and counts the dependents, until they are answered', () => {
  expect(answerAt(lead, 'clientProfile.age')).toBe('42');
  expect(answerAt({...lead, 'clientProfile.age': ''}, 'clientProfile.age')).toBe('');
  const couple = {...lead, 'leadData.householdSize': '4', 'leadData.familyStatus': 'married-with-children'};
  expect(answerAt(couple, 'clientProfile.dependents')).toBe('2');
  expect(answerAt({...lead, 'leadData.household.1.age': '8'}, 'clientProfile.dependents')).toBe('1');
  expect(answerAt(lead, 'clientProfile.dependents')).toBe('');
  expect(answerAt({...couple, 'clientProfile.dependents': '3'}, 'clientProfile.dependents')).toBe('3');
});

test('sends the filled rows, the first person’s age separately, and health answers only with their consent', () => {
  const answers: Answers = {
    ...lead,
    'leadData.gender': 'female',
    'leadData.household.0.pregnant': 'yes',
    'leadData.household.2.age': '28',
    'leadData.household.2.employerOffer.selfOnlyMonthly': '120',
    'healthInfo.conditions': 'asthma',
  };
  const body = requestBody(1, state(answers));
  expect(body['leadData']).toMatchObject({
    age: '42',
    gender: 'female',
    household: [
      {age: '42', gender: 'female'},
      {age: '28', gender: '', employerOffer: {minimumValue: true, selfOnlyMonthly: '120', familyMonthly: ''}},
    ],
  });
  expect(body['healthInfo']).toEqual({conditions: '', medications: '', lifestyle: '', familyHistory: ''});
  const agreed = {health: consent('health')};
  expect(requestBody(1, state(answers, {agreed}))['healthInfo']).toMatchObject({conditions: 'asthma'});
  expect(JSON.stringify(requestBody(2, state(answers, {agreed})))).not.toContain('asthma');
  expect(pathOfFault('leadData.household.1.age', answers)).toBe('leadData.household.2.age');
  expect(pathOfFault('leadData.household.0.age', answers)).toBe('leadData.age');
  expect(pathOfFault('contact.phone', answers)).toBe('contact.phone');
});

test('sends pregnancy and tobacco only with the health consent, in every phase', () => {
  const answers: Answers = {
    ...lead,
    'leadData.gender': 'female',
    'leadData.household.0.pregnant': 'yes',
    'leadData.household.0.babiesExpected': '2',
    'leadData.household.0.dueDate': '2027-03-10',
    'leadData.household.1.age': '50',
    'leadData.household.1.tobacco': 'yes',
    'goals.primary': 'a plan',
    'policyInfo.lifeInsurance': 'none',
  };
  const agreed = {health: consent('health'), contact: consent('contact')};
  for (const phase of [1, 2, 3] as const) {
    const without = requestBody(phase, state(answers));
    expect(JSON.stringify(without)).not.toMatch(/pregnant|babiesExpected|dueDate|tobacco/);
    expect(without['leadData']).toMatchObject({household: [{age: '42'}, {age: '50'}]});
    const body = requestBody(phase, state(answers, {agreed}));
    expect(body['leadData']).toMatchObject({household: [{pregnant: true}, {age: '50', tobacco: true}]});
    expect(body['consents']).toContainEqual(expect.objectContaining({kind: 'health'}));
  }
});

test('the server’s schemas accept what each phase sends', () => {
  const answers: Answers = {
    ...lead,
    'leadData.household.1.age': 'not an age',
    'goals.primary': 'a plan',
    'policyInfo.lifeInsurance': 'none',
    timeline: 'now',
  };
  const changes = [
    {id: 0, change: ' moved ', date: ''},
    {id: 1, change: '  ', date: '2026-11-01'},
    {id: 2, change: 'married', date: '2026-11-02'},
  ];
  const sent = (phase: 1 | 2 | 3) =>
    JSON.parse(JSON.stringify(requestBody(phase, state(answers, {changes})))) as object;
  expect(LeadQualificationRequestSchema.safeParse(sent(1)).error?.issues).toHaveLength(1);
  expect(NeedsAssessmentRequestSchema.safeParse(sent(2)).error).toBeUndefined();
  const {data} = ClientManagementRequestSchema.safeParse(sent(3));
  expect(data?.clientId).toBe('current-client');
  expect(data?.lifestageChanges).toEqual(['moved', {change: 'married', date: '2026-11-02'}]);
});

const says = (answers: Answers): boolean => touchesMedicare(state(answers));

test('knows when answers concern Medicare', () => {
  expect(says(lead)).toBe(false);
  expect(says({'leadData.household.3.age': '64'})).toBe(true);
  expect(says({'leadData.household.0.medicare': 'yes'})).toBe(true);
  expect(says({'policyInfo.medicare': 'Part A'})).toBe(true);
});

test('stores nothing about health, and works without storage', () => {
  expect(healthPaths.every(isAboutHealth)).toBe(true);
  expect(isAboutHealth('leadData.household.1.tobacco')).toBe(true);
  expect(isAboutHealth('leadData.location')).toBe(false);
  expect(() => keepAnswers({...state(lead), phase: 1})).not.toThrow();
  expect(keptAnswers()).toBeNull();
});

test('writes a calendar file by RFC 5545: folded, escaped, one whole day', () => {
  const file = calendarFile({
    day: '2026-12-31',
    title: 'Look again; at all, of it',
    text: `${'您的客户管理计划'.repeat(8)}\nEnd`,
    uid: '1@lamplight',
    madeAt: new Date('2026-11-21T18:00:00.123Z'),
  });
  const lines = file.split('\r\n');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain('DTSTAMP:20261121T180000Z\r\n');
  expect(file).toContain('SUMMARY:Look again\\; at all\\, of it\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  // Who reads the reminder on the last day only may find the agency's line busy.
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P2DT15H', 'TRIGGER:PT9H']);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'您的客户管理计划'.repeat(8)}\\nEnd`);
});

test('names one income at the end of a band, not a range from the amount to itself', () => {
  const words = {
    t: (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`,
    dollars: (amount: number) => `$${amount}`,
    shortDay: (day: string) => day,
  };
  const at = (from: number, to: number | null) =>
    prospectText({program: 'credit', reason: 'within-100-to-400-percent', income: {from, to}}, words);
  const name = 'answer.program.credit ';
  expect(at(30_000, 30_000)).toBe(`answer.at.exactly $30000 ${name}`);
  expect(at(29_999.01, 30_000)).toBe(`answer.at.exactly $30000 ${name}`);
  expect(at(30_000, 50_000)).toBe(`answer.at.between $30000 $50000 ${name}`);
  expect(at(0, 30_000)).toBe(`answer.at.upTo $30000 ${name}`);
});

const namesAfter = (prefix: string, keys: object): readonly string[] =>
  Object.keys(keys)
    .flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
    .toSorted();

test('every program has a name in the answer and in the picture, and every reason a sentence', () => {
  expect(namesAfter('pictured.', en)).toEqual(namesAfter('answer.program.', en));
  expect(namesAfter('answer.why.', en)).toEqual(namesAfter('person.', pointCodes));
});
