import {describe, expect, test} from 'vitest';
import {planFigures} from '../figures/plan-figures.ts';
import {acaNotes} from './aca-notes.ts';
import {applicableHundredths} from './applicable-percentage.ts';
import {adviceEstimate, estimateAca} from './estimate-aca.ts';
import {povertyLine} from './poverty-line.ts';
import type {AcaInputs} from './aca-inputs.ts';

const base: AcaInputs = {
  planYear: 2027,
  householdSize: 1,
  income: 30_000,
  filing: 'single',
  people: [{age: 40}],
};
const programs = (change: Partial<AcaInputs>) =>
  estimateAca({...base, ...change}).people.map(({program}) => program);
const reasons = (change: Partial<AcaInputs>) =>
  estimateAca({...base, ...change}).people.map(({reason}) => reason);

describe('a worked case, by hand', () => {
  test('a person of 40 in Houston with 30,000 in 2026', () => {
    // Line 15,650; 30,000 is 191.69 %, 191 whole. Share: 4.19 + 2.41 x 41/50 = 6.1662, so 6.17 %: 1,851.00 a year, 154.25 a month.
    // Benchmark of area 10: 408 / 0.765 x 1.278 = 681.60. Credit: 681.60 - 154.25 = 527.35. Bronze: 365 / 0.765 x 1.278 = 609.76.
    expect(estimateAca({...base, planYear: 2026, county: 'Harris'}).premium).toEqual({
      year: 2026,
      ratingArea: 10,
      benchmarkMonthly: 681.6,
      creditMonthly: 527.35,
      netMonthly: 154.25,
      lowestBronzeMonthly: 609.76,
    });
  });

  test('the price is for the people with the credit only', () => {
    // 60,000 for four in 2027: the child of 9 has CHIP (181 %), the grandmother Medicare. Two of 38: 408 / 0.765 x 1.246 = 664.53 each.
    const people = [{age: 38}, {age: 38}, {age: 9}, {age: 70}];
    const {premium} = estimateAca({...base, householdSize: 4, income: 60_000, people, county: 'Harris'});
    expect(premium).toMatchObject({year: 2026, benchmarkMonthly: 1_329.06});
    expect(estimateAca({...base, income: 100_000, county: 'Harris'}).premium).toBeNull();
    expect(estimateAca({...base, county: 'Nowhere'}).premium).toBeNull();
    expect(estimateAca(base).premium).toBeNull();
  });

  test('a family of four with 70,000 in 2027', () => {
    // Line: 15,960 + 3 x 5,680 = 33,000. 70,000 / 33,000 = 212.12 %, 212 whole.
    // Share: 6.78 + (8.66 - 6.78) x 12/50 = 7.2312, so 7.23 %. Contribution: 70,000 x 7.23 % = 5,061.00 a year,
    // 421.75 a month. Within 250 %: silver at 73. The child of 4 is over 206 % (67,980), so has the credit too.
    const result = estimateAca({
      planYear: 2027,
      householdSize: 4,
      income: 70_000,
      filing: 'joint',
      people: [{age: 38}, {age: 36}, {age: 9}, {age: 4}],
    });
    expect(result.fplPercent).toBeCloseTo(212.1212, 4);
    expect(result.applicablePercentage).toBe(7.23);
    expect(result.expectedContribution).toEqual({year: 5061, month: 421.75});
    expect(result.csr).toBe(73);
    expect(result.people.every(({program}) => program === 'credit')).toBe(true);
  });

  test('a share that lies exactly between two hundredths goes up, without a binary float', () => {
    // Plan year 2026 at 175 %: 4.19 + 2.41 x 25/50 = 5.395.
    expect(applicableHundredths(2026, 175)).toBe(540);
  });
});

// Alone and filing separately, with an offer from the own employer.
const advised = (selfOnlyMonthly: number, income = 12_000) =>
  adviceEstimate({
    ...base,
    income,
    filing: 'separate',
    people: [{age: 40, employerOffer: {minimumValue: true, selfOnlyMonthly}}],
  }).people.map(({reason}) => reason);

describe('the order of the tests', () => {
  test('Medicare comes first, by age or by the answer', () => {
    expect(reasons({people: [{age: 65, pregnant: true}]})).toEqual(['age-65']);
    expect(reasons({people: [{age: 50, medicare: true}], income: 5_000})).toEqual(['has-medicare']);
    expect(programs({people: [{age: 64}]})).toEqual(['credit']);
  });

  test("Medicaid for pregnancy comes before a child's programs, and both before the employer", () => {
    const employerOffer = {minimumValue: true, selfOnlyMonthly: 10};
    expect(programs({people: [{age: 17, pregnant: true}]})).toEqual(['medicaid-pregnant']);
    expect(programs({income: 20_000, people: [{age: 17, employerOffer}]})).toEqual(['medicaid']);
  });

  test('the coverage gap comes before the employer and the filing', () => {
    const employerOffer = {minimumValue: true, selfOnlyMonthly: 0};
    expect(programs({income: 10_000, filing: 'separate', people: [{age: 40, employerOffer}]})).toEqual([
      'coverage-gap',
    ]);
  });

  // The answer sent an employee with insurance within reach to clinics for people without any.
  test('advice names an affordable plan at work below the poverty line', () => {
    // 10.22 % of 12,000 = 1,226.40 a year = 102.20 a month; the poverty line is 15,960.
    expect(advised(102.2)).toEqual(['own-offer-affordable']);
    expect(advised(102.21)).toEqual(['under-poverty-line']);
    expect(advised(102.2, 15_959.99)).toEqual(advised(102.2, 15_960));
    expect(advised(1, 0)).toEqual(['under-poverty-line']);
  });

  test('a parent with very little income may have Medicaid beside an offer at work', () => {
    const employerOffer = {minimumValue: true, selfOnlyMonthly: 0};
    const inputs = {...base, income: 3_000, householdSize: 2, people: [{age: 25, employerOffer}, {age: 3}]};
    expect(acaNotes(inputs, adviceEstimate(inputs)).map(({code}) => code)).toEqual([
      'parent-may-have-medicaid',
    ]);
  });

  test('the employer comes before the filing, and the filing before 400 %', () => {
    const employerOffer = {minimumValue: true, selfOnlyMonthly: 100};
    expect(reasons({filing: 'separate', people: [{age: 40, employerOffer}]})).toEqual([
      'own-offer-affordable',
    ]);
    expect(reasons({filing: 'separate', income: 500_000})).toEqual(['filing-separately']);
  });

  test('there is no share, contribution or reduction unless someone has the credit', () => {
    const result = estimateAca({...base, filing: 'separate'});
    expect([result.applicablePercentage, result.expectedContribution, result.csr]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

// 10.22 % of 60,000 = 6,132 a year = 511 a month exactly.
const couple = (
  selfOnlyMonthly: number,
  familyMonthly?: number,
  minimumValue = true,
): Partial<AcaInputs> => ({
  householdSize: 2,
  income: 60_000,
  filing: 'joint',
  people: [
    {
      age: 40,
      employerOffer: {
        minimumValue,
        selfOnlyMonthly,
        ...(familyMonthly === undefined ? {} : {familyMonthly}),
      },
    },
    {age: 39},
  ],
});

describe("an employer's offer", () => {
  test('is affordable for the employee up to the share itself', () => {
    expect(programs(couple(511))[0]).toBe('employer');
    expect(programs(couple(511.01))[0]).toBe('credit');
    // 9.96 % of 60,000 = 5,976 a year = 498 a month.
    expect(programs({...couple(498), planYear: 2026})[0]).toBe('employer');
    expect(programs({...couple(498.01), planYear: 2026})[0]).toBe('credit');
  });

  test('the family price decides for the family', () => {
    expect(programs(couple(300, 511))).toEqual(['employer', 'employer']);
    expect(programs(couple(300, 511.01))).toEqual(['employer', 'credit']);
    expect(programs(couple(600, 500))).toEqual(['credit', 'employer']);
  });

  test('the family is unaffected when the employer does not cover the family, and everyone without minimum value', () => {
    expect(programs(couple(300))).toEqual(['employer', 'credit']);
    expect(programs(couple(300, 400, false))).toEqual(['credit', 'credit']);
  });
});

const codes = (change: Partial<AcaInputs>) => {
  const inputs = {...base, ...change};
  return acaNotes(inputs, estimateAca(inputs)).map(({code}) => code);
};

const feeAt = (percent: number) => {
  const income = (povertyLine(2027, 2) * percent) / 100;
  const inputs: AcaInputs = {...base, householdSize: 2, income, people: [{age: 10}]};
  return acaNotes(inputs, estimateAca(inputs)).find(({code}) => code === 'chip-fee')?.params['fee'];
};

describe('the notes', () => {
  test('state with the credit that excess credit is repaid and tobacco is not covered', () => {
    expect(codes({people: [{age: 40, tobacco: true}]})).toEqual([
      'excess-credit-repaid',
      'immigration-rules',
      'tobacco-surcharge-not-covered',
    ]);
  });

  test('name the surcharge for tobacco at full price, too, and not with Medicare', () => {
    expect(codes({income: 90_000, people: [{age: 40, tobacco: true}]})).toContain(
      'tobacco-surcharge-not-covered',
    );
    expect(codes({people: [{age: 67, tobacco: true}]})).not.toContain('tobacco-surcharge-not-covered');
  });

  test('name the CHIP fee by income', () => {
    expect([151, 152, 186, 187, 206].map(feeAt)).toEqual([0, 35, 35, 50, 50]);
  });

  test('list help in the gap, and mention that a parent may have Medicaid', () => {
    expect(codes({income: 3_000, householdSize: 2, people: [{age: 25}, {age: 3}]})).toEqual([
      'gap-help',
      'catastrophic-plan-open',
      'parent-may-have-medicaid',
    ]);
    expect(codes({income: 10_000, householdSize: 2, people: [{age: 25}, {age: 3}]})).not.toContain(
      'parent-may-have-medicaid',
    );
  });

  test('mention CHIP perinatal just over the pregnancy limit, a missing family price, and turning 65', () => {
    // Two persons in 2027: 203 % = 43,929.20, 207 % = 44,794.80.
    expect(codes({income: 44_794.8, people: [{age: 30, pregnant: true}]})).toContain(
      'chip-perinatal-possible',
    );
    expect(codes({income: 44_795.8, people: [{age: 30, pregnant: true}]})).not.toContain(
      'chip-perinatal-possible',
    );
    const employerOffer = {minimumValue: true, selfOnlyMonthly: 1};
    expect(codes({householdSize: 2, people: [{age: 40, employerOffer}, {age: 64}]})).toEqual(
      expect.arrayContaining(['family-price-missing', 'turns-65-in-plan-year']),
    );
    expect(codes({filing: 'separate'})).toContain('separate-filing-exceptions');
    expect(codes({householdSize: 2, income: 40_000, people: [{age: 40}, {age: 8}]})).toContain(
      'children-not-in-credit',
    );
  });
});

test('the guideline grows by the same amount for each more person', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((size) => povertyLine(2026, size))).toEqual([
    15_650, 21_150, 26_650, 32_150, 37_650, 43_150, 48_650, 54_150,
  ]);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((size) => povertyLine(2027, size))).toEqual([
    15_960, 21_640, 27_320, 33_000, 38_680, 44_360, 50_040, 55_720,
  ]);
  expect(planFigures[2027].applicablePercentage.source).toContain('Rev. Proc. 2026-26');
});
