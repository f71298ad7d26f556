import {describe, expect, test} from 'vitest';
import type {LeadAnswers} from '../household/household.ts';
import {answer} from './sample-answer.ts';

describe('open answers', () => {
  const couple: LeadAnswers = {
    location: 'Houston, TX 77002',
    familyStatus: 'married-no-children',
    income: '30k-50k',
    exactIncome: '40000',
    householdSize: '2',
    household: [{age: '45'}, {age: '43'}],
  };

  test('the filing is a branch that is stated once, and the people are listed as for a joint return', () => {
    const {people, branches, questions} = answer(couple);
    expect(people).toHaveLength(1);
    expect(people[0]?.prospects).toMatchObject([{program: 'credit'}]);
    expect(branches[0]).toEqual({code: 'if-separate', rows: [0, 1]});
    expect(questions[0]).toEqual({field: 'filing'});
    expect(answer({...couple, filing: 'joint'}).branches).toEqual([{code: 'if-employer', rows: [0, 1]}]);
    expect(answer({...couple, filing: 'separate'}).people[0]?.prospects).toMatchObject([
      {program: 'full-price', reason: 'filing-separately'},
    ]);
  });

  // $1,757 a month stood alone on the first screen, and $490 was one answer away.
  test('separate returns name the payment with a joint return, where a joint return brings the credit', () => {
    const separate = {...couple, filing: 'separate', county: 'Nueces', exactIncome: '61000'} as const;
    expect(answer(separate).jointMonthly).toBeCloseTo(489.53, 2);
    expect(answer(separate).people[0]?.change).toBeUndefined();
    // Above 400 percent, with a plan that costs less than the share, with one person, and with a joint return already.
    for (const other of [
      {exactIncome: '95000'},
      {benchmarkMonthly: '450'},
      {householdSize: '1', household: [{age: '45'}]},
      {filing: 'joint'},
    ] as const)
      expect(answer({...separate, ...other}).jointMonthly).toBeUndefined();
  });

  const counted = {...couple, filing: 'joint', county: 'Harris'} as const;
  test.each([
    ['TRICARE', 'if-held'],
    ['My husband has TRICARE', 'if-held'],
    ['Our kids have Medicaid', 'if-held'],
    ['Medicare', 'if-held'],
    ['My husband is in jail', 'if-custody'],
    ['Serving a sentence', 'if-custody'],
  ] as const)('of two people, %j is a condition, and no price is certain', (currentCoverage, code) => {
    const {branches, money, price} = answer({...counted, currentCoverage}, [0, 1]);
    expect(branches).toEqual([{code, rows: [0, 1]}]);
    expect(price?.withCredit).toBeDefined();
    expect(money?.isCertain).toBe(false);
  });

  test.each(['Aetna', 'No Medicaid', 'My brother is in jail', 'Applied for Medicaid'])(
    '%j leaves the price of two people certain',
    (currentCoverage) => {
      const {branches, money} = answer({...counted, currentCoverage}, [0, 1]);
      expect(branches).toEqual([]);
      expect(money?.isCertain).toBe(true);
    },
  );

  test('a wife who lists only herself keeps her plan while her husband is in jail', () => {
    const wife = {...counted, household: [{age: '43'}], currentCoverage: 'My husband is in jail'};
    expect(answer(wife, [0])).toMatchObject({
      people: [{prospects: [{program: 'credit'}]}],
      branches: [{code: 'if-custody', rows: [0]}],
      money: {isCertain: false},
    });
    const alone = {...wife, familyStatus: 'single', filing: 'single', householdSize: '1'} as const;
    expect(answer({...alone, currentCoverage: 'In the county jail'}).people[0]?.prospects).toMatchObject([
      {program: 'ask-us', reason: 'in-custody'},
    ]);
  });

  test('an income band separates the programs at the exact dollar', () => {
    const {people} = answer({...couple, exactIncome: '', income: 'under-30k', filing: 'joint'});
    expect(people[0]?.prospects).toMatchObject([
      {program: 'coverage-gap', income: {from: 0, to: 21_639.99}},
      {program: 'credit', income: {from: 21_640, to: 30_000}},
    ]);
    expect(people[0]?.openOn).toEqual(['exactIncome']);
  });

  test('with an unknown size the income separates nothing', () => {
    const {people, questions} = answer({...couple, exactIncome: '', householdSize: '', filing: 'joint'});
    expect(people[0]?.prospects.every(({income}) => income === undefined)).toBe(true);
    expect(questions.map(({field}) => field)).toContain('householdSize');
  });

  test('an age alone still leads to something to do, and to questions for the rest', () => {
    const {sentence, questions} = answer({age: '40'});
    expect(sentence.code).toBe('enroll-marketplace');
    expect(questions.map(({field}) => field)).toEqual(
      expect.arrayContaining(['state', 'income', 'householdSize']),
    );
  });
});

describe('the first question', () => {
  const losing: LeadAnswers = {age: '61', location: 'Houston, TX 77002', income: '50k-75k'};

  test('is the missing last day of a coverage that ends, because the time to choose a plan depends on that day', () => {
    const [first] = answer({...losing, currentCoverage: 'My plan at work ends soon'}).questions;
    expect(first).toEqual({field: 'lastDay'});
    const [then] = answer({...losing, currentCoverage: 'My plan at work ends soon (2026-12-31)'}).questions;
    expect(then).not.toEqual({field: 'lastDay'});
  });

  test('is the missing day of a release from prison, not of a coverage', () => {
    const released = answer({...losing, currentCoverage: 'Just released from prison'});
    expect(released.questions[0]).toEqual({field: 'releaseDay'});
    const {sentence, questions} = answer({
      ...losing,
      currentCoverage: 'Just released from prison (2026-11-10)',
    });
    expect(questions[0]?.field).not.toBe('releaseDay');
    // Coverage from December 1, before the plan of the next year.
    expect(sentence).toMatchObject({code: 'enroll-special', day: '2026-11-30'});
  });

  test('is the household’s size before the filing, as in the sentence beside the price', () => {
    const fields = answer(losing).questions.map(({field}) => field);
    expect(fields.indexOf('householdSize')).toBeLessThan(fields.indexOf('filing'));
  });
});

// 26 CFR 1.36B-2(c)(3)(v)(A)(2): the family is judged by the family price; 10.22 % of 72,000 is 613.20 a month.
const couple = (offer: object): LeadAnswers => ({
  location: 'Austin, TX 78701',
  income: '50k-75k',
  exactIncome: '72000',
  familyStatus: 'married-no-children',
  filing: 'joint',
  householdSize: '2',
  household: [{age: '40', employerOffer: {selfOnlyMonthly: '180', ...offer}}, {age: '38'}],
});

describe('an offer at work without its price for the family', () => {
  test('leaves the credit of the others open, and asks for that price', () => {
    const {branches, questions} = answer(couple({}), [1]);
    expect(branches).toEqual([{code: 'if-family-offer', rows: [1]}]);
    expect(questions).toEqual([{field: 'familyOffer', row: 0}]);
  });

  test.each([
    ['613.20', 'employer'],
    ['613.21', 'credit'],
  ])('is settled by a price of %s a month', (familyMonthly, program) => {
    const {branches, people} = answer(couple({familyMonthly}), [1]);
    expect(branches).toEqual([]);
    expect(people.at(-1)?.prospects.map((prospect) => prospect.program)).toEqual([program]);
  });

  test('concerns nobody beside an offer that pays too little, or without a family', () => {
    expect(answer(couple({minimumValue: false}), [0, 1]).branches).toEqual([]);
    const {household, ...alone} = couple({});
    const branches = answer({...alone, household: household?.slice(0, 1) ?? []}).branches;
    expect(branches).toEqual([]);
  });
});
