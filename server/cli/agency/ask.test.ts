import {expect, test} from 'vitest';
import {ask} from './ask.ts';
import {buildConfig, faultOf} from './build-config.ts';
import type {Answers} from './question.ts';
import {questionGroups} from './questions.ts';

const groups = questionGroups('2026-11-22');
const questions = groups.flatMap((group) => group.questions);
const examples: Answers = Object.fromEntries(questions.map(({id, example}) => [id, example]));

/** A person who types these lines and then closes the input. */
const person = (lines: readonly string[]) => {
  const rest = [...lines];
  const shown: string[] = [];
  const show = (text: string): void => void shown.push(text);
  return {shown, dialogue: {print: show, write: show, line: () => Promise.resolve(rest.shift())}};
};

test('every example is valid, and together they make a complete configuration', () => {
  for (const question of questions)
    expect(faultOf(questions, question, question.example), question.id).toBeUndefined();
  expect(buildConfig(questions, examples, 'examples')).toMatchObject({
    isSample: false,
    phone: {display: '713-222-3344', e164: '+17132223344'},
    hours: {
      regular: [
        {from: 'mon', to: 'fri', opens: '08:00', closes: '20:00'},
        {from: 'sat', to: 'sat', opens: '10:00', closes: '14:00'},
      ],
      byAppointment: ['sat', 'sun'],
    },
    claims: {familiesProtected: {value: 120, asOf: '2026-11-20'}},
    tpmo: {organizations: 6, products: 38, allPlans: false},
    partnerOrigins: ['https://riversideclinic.org', 'https://www.eastside.org'],
  });
});

test.each([
  ['licenseNumber', '0000000', 'should be your own license number'],
  ['licenseNumber', 'none yet', 'digits only'],
  ['phone', '713-555-0142', '555-01xx numbers reach nobody'],
  ['phone', 'call me', 'should be a phone number with ten digits, such as 713-222-3344'],
  ['email', 'ana', 'should be an email address'],
  ['hours', 'all day', 'such as mon-fri 08:00-20:00'],
  ['hours', 'mon-fri 9-25', 'should be the closing time'],
  ['hours', 'mon-fri 8am-14pm', 'should be'],
  ['byAppointment', 'weekends, sat', 'mon, tue, wed'],
  ['booking', 'calendly.com/ana', 'begins with https://'],
  ['booking', 'https://booking.bayoulight.example/x', '.example leads nowhere'],
  ['carrier.approvedOn', 'yesterday', 'written as a day'],
  ['familiesProtected', 'many', 'the number of families'],
  ['tpmo.allPlans', 'some', 'should be yes or no'],
  ['social', 'Facebook', 'should be the name of the network'],
  ['siteOrigin', 'ruizinsurance.com', 'scheme and host only'],
  ['agencyName', '', 'should be given'],
])('%s: "%s" is refused with what is expected', (id, line, expected) => {
  const question = questions.find((one) => one.id === id);
  if (!question) throw new Error(`no question is ${id}`);
  expect(faultOf(questions, question, line)).toContain(expected);
});

test('an expected day is shown once', () => {
  const question = questions.find(({id}) => id === 'nurse.asOf');
  if (!question) throw new Error('no question is nurse.asOf');
  expect(faultOf(questions, question, 'May')?.split('2026-11-20')).toHaveLength(2);
});

test.each([
  ['Mon-Fri 8am-8pm', '08:00', '20:00'],
  ['mon-fri 8:30 AM - 12 PM', '08:30', '12:00'],
  ['mon-fri 12am-12pm', '00:00', '12:00'],
])('hours are read as Americans write them: %s', (hours, opens, closes) => {
  expect(buildConfig(questions, {...examples, hours}, 'hours').hours.regular).toEqual([
    {from: 'mon', to: 'fri', opens, closes},
  ]);
});

test('hours may be full hours, and an agent without pages of her own may press Enter', () => {
  const answers = {...examples, hours: 'mon-fri 9-17, Saturday 10:30 - 14'};
  expect(buildConfig(questions, answers, 'full hours').hours.regular).toEqual([
    {from: 'mon', to: 'fri', opens: '09:00', closes: '17:00'},
    {from: 'sat', to: 'sat', opens: '10:30', closes: '14:00'},
  ]);
  for (const id of ['healthQuote', 'acaEnroll', 'medicareEnroll', 'medicareGuide']) {
    const question = questions.find((one) => one.id === id);
    expect(question?.preset, id).toMatch(/^https:\/\/www\.(?:healthcare|medicare)\.gov\//u);
  }
});

test('the question is repeated after an invalid answer, and a question that depends on a skipped answer is skipped', async () => {
  const {shown, dialogue} = person([
    'Ana Ruiz',
    'Ruiz Insurance',
    'soon',
    '1234567',
    '12345678',
    '713-222-3344',
    'ana@ruizinsurance.com',
    '1200 Main Street',
    '',
    '',
    '77002',
    'mon-fri 08:00-20:00',
    '',
    'https://book.ruizinsurance.com/',
    'https://quotes.ruizinsurance.com/',
    'https://quotes.ruizinsurance.com/',
    'https://medicare.ruizinsurance.com/',
    'https://www.medicare.gov/publications',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'https://www.ruizinsurance.com/home',
    '',
  ]);
  const {answers, isComplete} = await ask(groups, {}, dialogue, () => {});
  expect(isComplete).toBe(true);
  expect(shown.join('\n')).toContain('should be the number of the Texas insurance license, digits only');
  expect(shown.join('\n')).not.toContain('Who at the carrier');
  const config = buildConfig(questions, answers, 'typed');
  expect(config).toMatchObject({claims: {}, siteOrigin: 'https://www.ruizinsurance.com', partnerOrigins: []});
  expect(config.tpmo).toBeUndefined();
});

test('answers from before a break are kept, offered, and may be replaced or omitted', async () => {
  const kept: Answers[] = [];
  const first = person(['Ana Ruiz', 'Ruiz Insurance']);
  const broken = await ask(groups, {}, first.dialogue, (answers) => void kept.push({...answers}));
  expect(broken.isComplete).toBe(false);
  expect(kept.at(-1)).toEqual({licensedName: 'Ana Ruiz', agencyName: 'Ruiz Insurance'});
  const second = person([
    '',
    'Ruiz & Daughter',
    ...questions.slice(2).map(({id}) => (id === 'social' ? '-' : '')),
  ]);
  const {answers, isComplete} = await ask(
    groups,
    {...examples, ...broken.answers},
    second.dialogue,
    () => {},
  );
  expect(isComplete).toBe(true);
  expect(answers).toMatchObject({licensedName: 'Ana Ruiz', agencyName: 'Ruiz & Daughter', social: ''});
  expect(second.shown.join('\n')).toContain('[Ana Ruiz]');
});
