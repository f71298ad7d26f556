import {describe, expect, test} from 'vitest';
import type {LeadAnswers} from '../household/household.ts';
import {answer, mother} from './sample-answer.ts';

const family: LeadAnswers = {
  location: 'Alpine, TX 79830',
  county: 'Brewster',
  exactIncome: '77360',
  filing: 'joint',
  householdSize: '5',
  household: [{age: '38'}, {age: '36'}, {age: '10'}, {age: '4'}, {age: '70', medicare: true}],
  currentCoverage: 'one child on CHIP, grandmother has Medicare',
};

const codes = (currentCoverage: string, lead = family) =>
  answer({...lead, currentCoverage}).steps.map(({code}) => code);

describe('a family in which the grandmother has Medicare and a child has CHIP', () => {
  test('reads whose Medicare plan to compare', () => {
    const {sentence, steps} = answer(family);
    expect(sentence).toMatchObject({code: 'review-medicare', params: {person: 5}});
    expect(steps.map(({code}) => code)).toContain('review-medicare');
  });

  test('is advised to apply for the children without CHIP, and not for the child with CHIP', () => {
    for (const text of ['one child on CHIP, grandmother has Medicare', 'none for us, kids have Medicaid'])
      expect(codes(text), text).toContain('apply-for-others');
    for (const text of ['', 'no Medicaid', 'applied for CHIP', 'lost CHIP 11/1/2026'])
      expect(codes(text), text).not.toContain('apply-for-others');
  });
});

describe('a parent who writes that the daughter had CHIP', () => {
  const daughter = {...mother, householdSize: '2', household: [{age: '34'}, {age: '6'}]};
  const past = [
    'my daughter had CHIP',
    'we used to have Medicaid',
    'mi hija tenía CHIP',
    'ma fille avait CHIP',
    'meine Tochter hatte CHIP',
    '女儿以前有CHIP',
  ];

  test('is advised to apply, as if nobody had it', () => {
    for (const text of past) {
      const {steps, branches} = answer({...daughter, currentCoverage: text});
      expect([text, steps.map(({code}) => code)]).toEqual([
        text,
        ['apply-medicaid-chip', 'enroll-marketplace', 'pay-first-premium'],
      ]);
      expect([text, branches.map(({code}) => code)]).toEqual([text, ['if-employer']]);
    }
  });

  test('and when it ended, reads of the loss', () => {
    for (const text of [
      'had CHIP until last month',
      'mi hija tenía CHIP hasta octubre',
      'hatte CHIP bis Oktober',
    ])
      expect([text, answer({...daughter, currentCoverage: text}).sentence.code]).toEqual([
        text,
        'act-on-change',
      ]);
  });
});

describe('a parent who writes that the daughter has CHIP', () => {
  const daughter = {...mother, householdSize: '2', household: [{age: '34'}, {age: '6'}]};
  const named = [
    'my daughter has CHIP',
    'mi hija tiene CHIP',
    'ma fille a le CHIP',
    'meine Tochter hat CHIP',
    '女儿有CHIP',
    'my daughter has chip',
    'mi hija tiene chip',
    'ma fille a le chip',
  ];
  test.each(named)('%j: renews on time, listed with the daughter or with the daughter alone', (text) => {
    for (const lead of [daughter, {...daughter, household: [{age: '6'}]}]) {
      expect(codes(text, lead)).toContain('apply-for-others');
      expect(codes(text, lead)).not.toContain('apply-medicaid-chip');
    }
  });

  test.each(['', 'my sister has CHIP', 'my daughter lost CHIP', 'I work for a chip maker', 'no CHIP'])(
    '%j: applies',
    (text) => {
      expect(codes(text, daughter)).toContain('apply-medicaid-chip');
    },
  );
});

test('a couple with Medicare reads a step for each of the two', () => {
  const {steps} = answer({location: 'Houston, TX 77002', household: [{age: '71'}, {age: '70'}]});
  expect(steps.map(({code, params}) => [code, params['person']])).toEqual([
    ['review-medicare', 1],
    ['review-medicare', 2],
  ]);
});

describe('DACA', () => {
  const words = [
    'I have DACA',
    'DACA recipient, no insurance',
    'Tengo DACA y mis hijos son ciudadanos',
    'soy dreamer',
    'j’ai le DACA',
    'ich habe DACA',
    '我有 DACA，孩子是公民',
  ];
  test.each(words)('%j: the mother is sent to an insurer, the children to Medicaid', (currentCoverage) => {
    const {sentence, people, branches, money} = answer({...mother, county: 'Harris', currentCoverage});
    expect(sentence).toMatchObject({code: 'plan-with-daca', day: '2026-12-15'});
    expect(people[0]?.prospects).toMatchObject([{program: 'ask-us', reason: 'own-daca'}]);
    expect(people[1]?.prospects).toMatchObject([{program: 'chip'}]);
    expect({branches, money}).toEqual({branches: [], money: undefined});
  });

  test('of a relative excludes nobody by name, and the first sentence is for everyone else', () => {
    const couple = {...mother, filing: 'joint', household: [{age: '34'}, {age: '36'}, {age: '6'}]};
    const {sentence, branches} = answer({...couple, currentCoverage: 'my husband has DACA'});
    expect(sentence.code).toBe('enroll-without-daca');
    expect(branches.map(({code}) => code)).toContain('if-daca');
  });

  test('of the writer leaves the credit of the spouse', () => {
    const {people, sentence} = answer({
      ...mother,
      filing: 'joint',
      household: [{age: '34'}, {age: '36'}],
      currentCoverage: 'I have DACA',
    });
    expect(people.map(({prospects: [first]}) => first?.program)).toEqual(['ask-us', 'credit']);
    expect(sentence.code).toBe('enroll-without-daca');
  });

  test('below the poverty line leads to clinics that charge by income', () => {
    const {people} = answer({...mother, exactIncome: '20000', currentCoverage: 'I have DACA'});
    expect(people[0]?.prospects).toMatchObject([{program: 'coverage-gap'}]);
  });

  test('that is denied changes nothing', () => {
    expect(answer({...mother, currentCoverage: 'I do not have DACA'}).sentence.code).toBe(
      'enroll-marketplace',
    );
  });
});

// The yearly period to sign up: 42 CFR 407.15.
test('somebody of 68 who writes that there is no Medicare is not advised to compare Medicare plans', () => {
  const {sentence} = answer({
    ...mother,
    household: [{age: '68'}],
    currentCoverage: 'no Medicare, I came six years ago',
  });
  expect(sentence).toMatchObject({code: 'enroll-part-b-general', day: '2027-03-31'});
});

// 45 CFR 155.20: no income brings the credit to a person with DACA.
test('a person with DACA below the poverty line reads of no income at which the credit begins', () => {
  const alone = {
    ...mother,
    household: [{age: '34'}],
    householdSize: '1',
    filing: 'single',
    exactIncome: '10000',
  };
  expect(answer({...alone, currentCoverage: 'I have DACA'}).people[0]?.change).toBeUndefined();
  expect(answer(alone).people[0]?.change).toMatchObject({program: 'credit'});
});

// 26 CFR 1.36B-2(c)(3)(iv): coverage after work rules out the credit in a month in which somebody has it.
test('COBRA is a condition of the credit, and of nothing else', () => {
  const words = 'COBRA until 2/28/2027';
  expect(answer({...mother, currentCoverage: words}).branches).toContainEqual({code: 'if-cobra', rows: [0]});
  for (const lead of [{currentCoverage: 'none'}, {currentCoverage: words, exactIncome: '20000'}])
    expect(answer({...mother, ...lead}).branches.map(({code}) => code)).not.toContain('if-cobra');
});

const ofTribe = (exactIncome: string) =>
  answer({...mother, exactIncome, currentCoverage: 'Indian Health Service'});

// 45 CFR 155.350(a), 155.420(d)(8).
test('a member of a tribe reads of the plan in any month beside the day and the worst year of everyone else', () => {
  expect(ofTribe('95000').branches).toContainEqual({code: 'if-tribe', rows: [0, 1, 2]});
  expect(ofTribe('95000').money?.planKind).toBe('gold-bronze');
  // 42 U.S.C. 18071(d)(1): up to 300 % bronze costs a member nothing but the premium, so no silver plan comes first.
  for (const income of ['38000', '60000', '81960']) {
    expect([income, ofTribe(income).money?.planKind]).toEqual([income, 'tribe']);
    expect(ofTribe(income).branches.map(({code}) => code)).not.toContain('if-tribe');
  }
  expect(ofTribe('81961').money?.planKind).toBe('gold-bronze');
  const inGap = {...mother, exactIncome: '20000', currentCoverage: 'Indian Health Service'};
  expect(answer(inGap).branches.map(({code}) => code)).not.toContain('if-tribe');
});

// 26 U.S.C. 36B(c)(2)(B): the words do not say which of the two has the plan at work.
test('a couple with a plan at work into the new year keeps the day in December, under a condition', () => {
  const couple = {...mother, filing: 'joint', household: [{age: '34'}, {age: '36'}], householdSize: '2'};
  const codes = (currentCoverage: string, lead: LeadAnswers = couple) =>
    answer({...lead, currentCoverage}).branches.map(({code}) => code);
  expect(codes('Aetna through work, ends 2/28/2027')).toContain('if-covered');
  expect(answer({...couple, currentCoverage: 'Aetna through work, ends 2/28/2027'}).sentence).toMatchObject({
    code: 'enroll-marketplace',
    day: '2026-12-15',
  });
  for (const other of ['Aetna through work, ends 12/31/2026', 'COBRA until 2/28/2027', 'none'])
    expect(codes(other), other).not.toContain('if-covered');
  const alone = {...mother, household: [{age: '34'}], householdSize: '1', filing: 'single'};
  expect(codes('Aetna through work, ends 2/28/2027', alone)).not.toContain('if-covered');
});

// 26 U.S.C. 36B(c)(2)(C)(iii): a plan of work that somebody has rules out the credit, and a second plan would cost $1,600 a month for nothing.
test('people beside a plan at work choose a plan only if the plan at work does not cover them', () => {
  const couple = {...mother, filing: 'joint', exactIncome: '88000', householdSize: '2'};
  const branch = (currentCoverage: string, ages: readonly string[]) =>
    answer({...couple, currentCoverage, household: ages.map((age) => ({age}))}).branches.find(
      ({code}) => code === 'if-work-plan',
    );
  expect(branch('plan from my job', ['66', '63'])?.rows).toEqual([1]);
  expect(branch('Aetna through my wife’s work', ['40', '38'])?.rows).toEqual([0, 1]);
  for (const other of ['', 'none', 'COBRA', 'Aetna through work, ends 12/31/2026'])
    expect([other, branch(other, ['40', '38'])]).toEqual([other, undefined]);
  expect(branch('plan from my job', ['67', '66'])).toBeUndefined();
  expect(branch('plan from my job', ['40'])).toBeUndefined();
});

const readsOfDays = (currentCoverage: string) =>
  answer({...mother, currentCoverage}).branches.some(({code}) => code === 'uncovered-days');

test('somebody whose short-term plan ends before January reads of the days between', () => {
  expect(readsOfDays('short-term plan until 12/15/2026')).toBe(true);
  expect(readsOfDays('short-term plan until 12/31/2026')).toBe(false);
});

// 26 CFR 1.36B-2(c)(3)(i): whether an HRA is affordable decides about the credit, at any income.
test('somebody above 400 % with an HRA reads of the employer’s part, and of no credit at a lower income', () => {
  const alone = {...mother, household: [{age: '38'}], householdSize: '1', filing: 'single'};
  const of = {...alone, exactIncome: '80000', currentCoverage: 'ICHRA from my employer'};
  expect(answer(of).branches).toContainEqual({code: 'if-hra', rows: [0]});
  expect(answer(of).people[0]?.change).toBeUndefined();
  const within = answer({...of, exactIncome: '40000'});
  expect(within.people[0]?.prospects[0]?.reason).toBe('hra-offer');
  expect(within.branches.map(({code}) => code)).not.toContain('if-hra');
});
