import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {incomeBands} from '../answers/income-band.ts';
import {incomeRange} from '../answers/income-range.ts';
import {estimateAca} from '../aca/estimate-aca.ts';
import {words} from '../answers/words.ts';
import {readHousehold, type LeadAnswers} from './household.ts';
import {triageHousehold} from './triage.ts';

const today = '2026-11-21';
const base: LeadAnswers = {
  age: '40',
  location: 'Houston, TX 77002',
  income: '30k-50k',
  familyStatus: 'single',
  householdSize: '1',
};
/** Reads a household with the words in its answers. */
const read = (answers: LeadAnswers, day: string) => readHousehold(answers, day, words);
const triage = (change: LeadAnswers) => triageHousehold(read({...base, ...change}, today), 2027);
const programsOf = (change: LeadAnswers) =>
  triage(change).people.map(({outcomes}) => outcomes.map(({program}) => program));

const offerRead = (employerOffer: NonNullable<LeadAnswers['employerOffer']>) =>
  read({age: 40, employerOffer}, today).people[0]?.employerOffer;

describe('reading a household', () => {
  test('includes all rows with an age, and says whose age is missing', () => {
    const household = read(
      {...base, household: [{age: '40'}, {age: '38'}, {age: 'n/a'}], householdSize: 3},
      today,
    );
    expect(household.people.map(({row, age}) => [row, age])).toEqual([
      [0, 40],
      [1, 38],
    ]);
    expect(household.unknown).toEqual(['age']);
  });

  test('leaves everything without an answer unknown', () => {
    expect(read({}, today)).toMatchObject({
      people: [],
      state: 'unknown',
      income: null,
      filings: ['joint', 'separate'],
      size: {low: 1, high: 6},
      unknown: ['age', 'state', 'income', 'householdSize', 'filing'],
    });
  });

  test('assumes at least two members when married, and never fewer than listed', () => {
    expect(read({age: 40, familyStatus: 'married-no-children'}, today).size.low).toBe(2);
    expect(read({household: [{age: 1}, {age: 2}], householdSize: 1}, today).size).toEqual({
      low: 2,
      high: 2,
    });
  });

  test('reads an employer offer with its prices, and a plain no to its value', () => {
    expect(offerRead({selfOnlyMonthly: '$120', familyMonthly: ''})).toEqual({
      minimumValue: true,
      selfOnlyMonthly: 120,
    });
    expect(offerRead({selfOnlyMonthly: 120, familyMonthly: 900, minimumValue: false})).toEqual({
      minimumValue: false,
      selfOnlyMonthly: 120,
      familyMonthly: 900,
    });
    expect(offerRead({selfOnlyMonthly: ''})).toBeNull();
  });
});

describe('the triage', () => {
  test('has one outcome if everything is known', () => {
    const {people, credit, fplPercent} = triage({
      exactIncome: '31,920',
      employerOffer: {selfOnlyMonthly: 900},
    });
    expect(people).toEqual([
      {
        row: 0,
        age: 40,
        outcomes: [
          {program: 'credit', reason: 'within-100-to-400-percent', incomeFrom: 31_920, incomeTo: 31_920},
        ],
        program: 'credit',
        dependsOnEmployer: false,
      },
    ]);
    expect(fplPercent).toEqual({low: 200, high: 200});
    expect(credit?.csr).toEqual([87]);
    expect(credit?.applicablePercentage).toEqual({low: 6.78, high: 6.78});
  });

  test('names, for a band, where one outcome ends and the next begins', () => {
    // Under 30,000 for one: the gap below 15,960, the credit from there.
    expect(triage({income: 'under-30k'}).people[0]?.outcomes).toEqual([
      {program: 'coverage-gap', reason: 'under-poverty-line', incomeFrom: 0, incomeTo: 15_959.99},
      {program: 'credit', reason: 'within-100-to-400-percent', incomeFrom: 15_960, incomeTo: 30_000},
    ]);
  });

  test('marks a band without an end', () => {
    expect(triage({income: 'over-150k'}).people[0]?.outcomes).toEqual([
      {program: 'full-price', reason: 'over-400-percent', incomeFrom: 150_000, incomeTo: null},
    ]);
  });

  test('covers both filings when a married person did not answer', () => {
    expect(programsOf({familyStatus: 'married-no-children', householdSize: 2, filing: ''})).toEqual([
      ['credit', 'full-price'],
    ]);
    expect(programsOf({familyStatus: 'married-no-children', householdSize: 2, filing: 'joint'})).toEqual([
      ['credit'],
    ]);
  });

  test('decides person by person, with the family price for the family', () => {
    const answers: LeadAnswers = {
      familyStatus: 'married-with-children',
      filing: 'joint',
      householdSize: 4,
      exactIncome: 60_000,
      household: [
        {age: 45, employerOffer: {selfOnlyMonthly: 200, familyMonthly: 1400}},
        {age: 43},
        {age: 10},
        {age: 66},
      ],
    };
    expect(programsOf(answers)).toEqual([['employer'], ['credit'], ['chip'], ['medicare']]);
    expect(triage(answers).people.map(({dependsOnEmployer}) => dependsOnEmployer)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('leaves to another state what that state decides', () => {
    expect(programsOf({location: 'Tulsa, OK', exactIncome: 20_000})).toEqual([['ask-state']]);
    expect(programsOf({location: 'Tulsa, OK', exactIncome: 30_000})).toEqual([['credit']]);
    expect(
      programsOf({
        location: 'Tulsa, OK',
        exactIncome: 30_000,
        household: [{age: 8}, {age: 70}],
        householdSize: 2,
      }),
    ).toEqual([['ask-state'], ['medicare']]);
  });

  test('takes nobody’s credit in Alaska or Hawaii by the poverty line of the other states', () => {
    // $70,000 is 438.60 % of our line, and less than 400 % of Alaska's.
    for (const location of ['Anchorage, AK', 'Honolulu, HI']) {
      expect(programsOf({location, exactIncome: 70_000})).toEqual([['ask-state']]);
      expect(triage({location, exactIncome: 70_000})).toMatchObject({fplPercent: null, credit: null});
      // At most 138 % of the line used here is an even lower percent of the line of Alaska or Hawaii.
      expect(triage({location, exactIncome: 22_000}).people[0]?.outcomes).toMatchObject([
        {program: 'ask-state', reason: 'state-medicaid'},
      ]);
      const others = [{age: 8}, {age: 70}, {age: 40, employerOffer: {selfOnlyMonthly: '50'}}];
      expect(programsOf({location, exactIncome: 90_000, household: others, householdSize: 3})).toEqual([
        ['ask-state'],
        ['medicare'],
        ['employer'],
      ]);
    }
  });

  test('covers Texas and other states when the state is unknown', () => {
    expect(programsOf({location: 'Springfield', exactIncome: 20_000}).flat().toSorted()).toEqual([
      'ask-state',
      'credit',
    ]);
  });

  test("contains for every income of a band exactly the estimate's result", () => {
    const band = fc.constantFrom(...incomeBands);
    const ages = fc.array(fc.integer({min: 0, max: 70}), {minLength: 1, maxLength: 4});
    fc.assert(
      fc.property(band, ages, fc.boolean(), fc.nat(1_000_000), (income, household, pregnant, offset) => {
        const range = incomeRange(income, null);
        const at = Math.min((range?.low ?? 0) + offset / 10, range?.high ?? Number.POSITIVE_INFINITY);
        const found = triage({
          income,
          householdSize: household.length,
          household: household.map((age) => ({age, pregnant})),
        });
        const exact = estimateAca({
          planYear: 2027,
          householdSize: household.length,
          income: at,
          filing: 'single',
          people: household.map((age) => ({age, pregnant})),
        });
        exact.people.forEach(({program}, index) => {
          const holds = found.people[index]?.outcomes.some(
            (outcome) =>
              outcome.program === program && outcome.incomeFrom <= at && at <= (outcome.incomeTo ?? at),
          );
          expect(holds).toBe(true);
        });
      }),
    );
  });

  test('never throws and is quick without any answers', () => {
    const rows = Array.from({length: 6}, () => ({
      age: 30,
      employerOffer: {selfOnlyMonthly: 300, familyMonthly: 900},
    }));
    const started = performance.now();
    triageHousehold(read({household: rows}, today), 2027);
    expect(performance.now() - started).toBeLessThan(200);
    expect(triageHousehold(read({}, today), 2027)).toMatchObject({
      people: [],
      credit: null,
      fplPercent: null,
    });
  });
});
