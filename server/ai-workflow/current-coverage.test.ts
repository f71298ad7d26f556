import {describe, expect, test} from 'vitest';
import {planAfter, qualify, withCoverage, wordsOf} from './testing/written-answers.ts';

// Tests sentences for people who have coverage already or are about to lose it. Each sentence was wrong once.

const ended = (words: string) => withCoverage(words, {age: '1958-05-01'});

const special = (change: string): string =>
  planAfter(change).result.points.find(({code}) => code === 'window.special-open')?.reason ?? '';

describe('coverage that somebody has already', () => {
  test('Medicare in the words on coverage is Medicare, at any age', () => {
    const disabled = withCoverage('Medicare because of my disability', {age: '34'});
    expect(disabled.result.people[0]?.program).toBe('medicare');
    expect(disabled.nextAction).not.toContain('Marketplace');
    expect(wordsOf(withCoverage('Medicare Advantage', {age: '70'}), 'medicare.general-enrollment')).toBe('');
  });

  test('Part A alone does not count as Part B, and the answer still names the sign-up for Part B', () => {
    expect(
      wordsOf(withCoverage('Medicare Part A only', {age: '67'}), 'medicare.general-enrollment'),
    ).toContain('without Part B');
    expect(withCoverage('Medicare Part A, no Part B', {age: '1961-12-20'}).nextAction).toContain(
      'Part B costs 10%',
    );
  });

  // Two years of SSDI come before Medicare, and many have Medicaid meanwhile (26 U.S.C. 36B(c)(2)(B), 5000A(f)(1)(A)).
  test.each([
    ['I have Medicaid, Medicare starts March 2027', 'Medicaid'],
    ['Medicaid and Medicare begins 3/1/2027', 'Medicaid'],
    ['VA health care, Medicare starts March 2027', 'VA'],
    ['Tengo Medicaid, Medicare empieza en marzo de 2027', 'Medicaid'],
    ['J’ai Medicaid, Medicare commence en mars 2027', 'Medicaid'],
    ['Ich habe Medicaid und Medicare beginnt im März 2027', 'Medicaid'],
    ['有医疗补助，Medicare 2027年3月开始', 'Medicaid'],
  ])('%j: the program until Medicare stays, and nobody is sent to the Marketplace', (words, name) => {
    const answer = withCoverage(words, {age: '50'});
    expect(wordsOf(answer, 'person.program-held')).toContain(`keep ${name}`);
    expect(answer.result.people[0]?.outcomes.map(({program}) => program)).toEqual(['held', 'medicare']);
    expect(answer.result.price).toBeNull();
    expect(answer.nextAction).not.toContain('Enroll in a Marketplace plan');
  });

  test.each([
    ['TRICARE Prime', 'TRICARE'],
    ['VA health care', 'VA'],
    ['Medicaid', 'Medicaid'],
    ['On Medicaid, renews in March', 'Medicaid'],
  ])('%j takes away the credit, and nobody is sent to the Marketplace', (words, name) => {
    const answer = withCoverage(words, {age: '34'});
    expect(wordsOf(answer, 'person.program-held')).toContain(`keep ${name}`);
    expect(answer.result.people[0]?.program).toBe('held');
    expect(answer.result.price).toBeNull();
    expect(wordsOf(answer, 'window.marketplace-open')).toBe('');
    expect(wordsOf(answer, 'credit.contribution')).toBe('');
    expect(answer.nextAction).not.toContain('Enroll in a Marketplace plan');
  });

  test('Medicare to come leaves the credit until then, and asks to cancel the plan for its day', () => {
    const answer = withCoverage('Medicare starts 3/1/2027', {age: '34'});
    expect(wordsOf(answer, 'person.within-100-to-400-percent')).toContain('through February 28, 2027');
    expect(wordsOf(answer, 'person.medicare-ahead')).toMatch(/cancel it .* March 1, 2027/);
    expect(wordsOf(answer, 'person.program-held')).toBe('');
  });

  test.each(['My husband has TRICARE', 'Applied for Medicaid', 'no Medicaid', 'Medicare starts in March'])(
    '%j says nothing about the person who asks',
    (words) => {
      const answer = withCoverage(words, {age: '34'});
      expect(wordsOf(answer, 'person.program-held')).toBe('');
      expect(answer.result.people[0]?.program).toBe('credit');
    },
  );

  test('the questionnaire asks which of several people has the program', () => {
    const answer = withCoverage('Medicare', {householdSize: '2', household: [{age: '40'}, {age: '38'}]});
    expect(wordsOf(answer, 'coverage.program-held')).toContain('Medicare');
    expect(answer.result.people.map(({program}) => program)).toEqual(['credit', 'credit']);
  });
});

test.each(['COBRA', 'COBRA until 3/31/2027', 'Retiree plan'])(
  'at 66 with %j and no Medicare, the day when work ended comes first',
  (words) => {
    const answer = withCoverage(words, {age: '1960-05-01'});
    expect(wordsOf(answer, 'stated.after-work')).toContain('8 months');
    expect(answer.nextAction).toContain(
      'the day work ended. The time to sign up for Part B without a penalty is 8 months',
    );
    expect(wordsOf(withCoverage(words, {age: '50'}), 'stated.after-work')).toBe('');
    expect(wordsOf(withCoverage(`Medicare and ${words}`, {age: '1960-05-01'}), 'stated.after-work')).toBe('');
  },
);

test('outside open enrollment the next action names the day on which plans can be chosen, and what can open it earlier', () => {
  const {nextAction} = qualify({exactIncome: '30000'}, '2027-06-15');
  expect(nextAction).toContain('starts on November 1, 2027');
  expect(nextAction).toContain('A life change');
});

describe('a birthday that has passed', () => {
  test('of 26 is followed by a day that can still be kept', () => {
    const {nextAction} = qualify({age: '2000-11-10', exactIncome: '40000'});
    expect(nextAction).toContain('26th birthday, November 10, 2026');
    expect(nextAction).toContain('by November 30, 2026');
    expect(nextAction).not.toContain('before then');
  });

  test('of 19 is followed by a day that can still be kept', () => {
    const {nextAction} = qualify({age: '2007-10-20', exactIncome: '28000'});
    expect(nextAction).toContain('CHIP is October 31, 2026');
    expect(nextAction).toContain('by November 30, 2026');
    expect(nextAction).not.toContain('before then');
  });
});

describe('work that ends at 65 or later', () => {
  test('Part B comes first, without a gap, and drug coverage within 63 days', () => {
    const {nextAction} = ended('Employer plan ended 10/31/2026');
    expect(nextAction).toMatch(/^You: if the coverage that ends came through current work/);
    expect(nextAction).toContain('by November 30, 2026');
    expect(nextAction).toContain('The last day without a penalty is June 30, 2027');
    expect(nextAction).toContain('63 days');
    expect(ended('Employer plan ends 12/31/2026').nextAction).toContain('by December 31, 2026');
  });

  test.each(['Employer plan ended 10/31/2026', 'COBRA until 12/31/2026'])(
    'after %j no special enrollment of the Marketplace is promised',
    (words) => {
      expect(wordsOf(ended(words), 'window.special-open')).toBe('');
    },
  );

  test('retirement at 67 is about Part B, at 60 about the years until Medicare', () => {
    const [at67, at60] = ['1959-03-01', '60'].map((age) => planAfter('I retired', age).managementPlan);
    expect(at67).toContain('July 31, 2027');
    expect(at67).not.toContain('You have special enrollment');
    expect(at60).toContain('You have special enrollment');
    expect(at60).not.toContain('July 31, 2027');
  });
});

describe('a change that opens special enrollment on a condition', () => {
  test.each([
    ['Moved to Katy', 'had health coverage on at least one of the 60 days before the move'],
    ['Got married', 'one of you had health coverage for at least one day in the 60 days before'],
    ['My income went down', 'if you have a Marketplace plan'],
    ['Turned 26', 'only if you lose health coverage through it'],
    ['Divorced', 'only if you lose health coverage through it'],
  ])('%j names its condition', (change, condition) => {
    expect(special(change)).toContain(condition);
  });

  test.each(['We had a baby', 'Released from jail'])(
    '%j opens special enrollment without a condition',
    (change) => {
      expect(special(change)).not.toContain('counts only');
    },
  );
});

test('the advice to apply for Medicaid or CHIP says that immigration rules apply there, too', () => {
  const children = qualify({householdSize: '2', exactIncome: '28000', household: [{age: '30'}, {age: '8'}]});
  expect(wordsOf(children, 'program.immigration')).toContain('71109');
  const pregnant = qualify({exactIncome: '28000', household: [{age: '30', pregnant: true}]});
  expect(wordsOf(pregnant, 'program.immigration')).toContain('CHIP perinatal');
  expect(wordsOf(qualify({exactIncome: '28000'}), 'program.immigration')).toBe('');
});
