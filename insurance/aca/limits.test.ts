import {describe, expect, test} from 'vitest';
import {estimateAca} from './estimate-aca.ts';
import type {AcaInputs} from './aca-inputs.ts';
import {type PlanYear, planYears} from '../figures/plan-years.ts';

// Every limit of the law for one adult: a dollar under, exactly at, and a dollar over. All figures were
// worked out by hand from the guidelines 15,650 (2026) and 15,960 (2027) and the IRS tables; the share
// depends on the whole percent, linear in its band. [percent, dollars, share under / at / over, silver plan's
// share of costs under / at / over]; null: no credit.
type Row = readonly [
  percent: number,
  dollars: number,
  share: readonly [number | null, number | null, number | null],
  csr: readonly [number | null, number | null, number | null],
];

const rows: Readonly<Record<PlanYear, readonly Row[]>> = {
  2026: [
    [100, 15_650, [null, 2.1, 2.1], [null, 94, 94]],
    // 133 % of 15,650 = 20,814.50. The share steps from 2.10 to 3.14.
    [133, 20_814.5, [2.1, 3.14, 3.14], [94, 94, 94]],
    // 137: 3.14 + 1.05 x 4/17 = 3.387; 138: 3.14 + 1.05 x 5/17 = 3.449.
    [138, 21_597, [3.39, 3.45, 3.45], [94, 94, 94]],
    // 148: 3.14 + 1.05 x 15/17 = 4.066; 149: 3.14 + 1.05 x 16/17 = 4.128.
    [149, 23_318.5, [4.07, 4.13, 4.13], [94, 94, 94]],
    // A dollar over 150 % is still 150 whole percent, but no longer within 150 %.
    [150, 23_475, [4.13, 4.19, 4.19], [94, 94, 87]],
    // 199: 4.19 + 2.41 x 49/50 = 6.5518.
    [200, 31_300, [6.55, 6.6, 6.6], [87, 87, 73]],
    // 202: 6.60 + 1.84 x 2/50 = 6.6736; 203: 6.60 + 1.84 x 3/50 = 6.7104.
    [203, 31_769.5, [6.67, 6.71, 6.71], [73, 73, 73]],
    // 205: 6.60 + 1.84 x 5/50 = 6.784; 206: 6.60 + 1.84 x 6/50 = 6.8208.
    [206, 32_239, [6.78, 6.82, 6.82], [73, 73, 73]],
    // 249: 6.60 + 1.84 x 49/50 = 8.4032.
    [250, 39_125, [8.4, 8.44, 8.44], [73, 73, null]],
    // 299: 8.44 + 1.52 x 49/50 = 9.9296.
    [300, 46_950, [9.93, 9.96, 9.96], [null, null, null]],
    [400, 62_600, [9.96, 9.96, null], [null, null, null]],
  ],
  2027: [
    [100, 15_960, [null, 2.15, 2.15], [null, 94, 94]],
    // 133 % of 15,960 = 21,226.80. The share steps from 2.15 to 3.23.
    [133, 21_226.8, [2.15, 3.23, 3.23], [94, 94, 94]],
    // 137: 3.23 + 1.07 x 4/17 = 3.4818; 138: 3.23 + 1.07 x 5/17 = 3.5447.
    [138, 22_024.8, [3.48, 3.54, 3.54], [94, 94, 94]],
    // 148: 3.23 + 1.07 x 15/17 = 4.1741; 149: 3.23 + 1.07 x 16/17 = 4.2371.
    [149, 23_780.4, [4.17, 4.24, 4.24], [94, 94, 94]],
    [150, 23_940, [4.24, 4.3, 4.3], [94, 94, 87]],
    // 199: 4.30 + 2.48 x 49/50 = 6.7304.
    [200, 31_920, [6.73, 6.78, 6.78], [87, 87, 73]],
    // 202: 6.78 + 1.88 x 2/50 = 6.8552; 203: 6.78 + 1.88 x 3/50 = 6.8928.
    [203, 32_398.8, [6.86, 6.89, 6.89], [73, 73, 73]],
    // 205: 6.78 + 1.88 x 5/50 = 6.968; 206: 6.78 + 1.88 x 6/50 = 7.0056.
    [206, 32_877.6, [6.97, 7.01, 7.01], [73, 73, 73]],
    // 249: 6.78 + 1.88 x 49/50 = 8.6224.
    [250, 39_900, [8.62, 8.66, 8.66], [73, 73, null]],
    // 299: 8.66 + 1.56 x 49/50 = 10.1888.
    [300, 47_880, [10.19, 10.22, 10.22], [null, null, null]],
    [400, 63_840, [10.22, 10.22, null], [null, null, null]],
  ],
};

const single = (planYear: PlanYear, income: number): AcaInputs => ({
  planYear,
  householdSize: 1,
  income,
  filing: 'single',
  people: [{age: 40}],
});

describe.each(planYears)('one adult in plan year %i', (planYear) => {
  test.each(rows[planYear])(
    'follows the law at %i %% of the poverty line and a dollar to either side',
    (_, dollars, share, csr) => {
      [dollars - 1, dollars, dollars + 1].forEach((income, index) => {
        const result = estimateAca(single(planYear, income));
        expect(result.applicablePercentage).toBe(share[index]);
        expect(result.csr).toBe(csr[index]);
        const contribution = result.expectedContribution;
        const byHand = (income * (share[index] ?? Number.NaN)) / 100;
        expect(contribution === null).toBe(share[index] === null);
        // Cents and hundredths of a percent are whole, so only the last binary digits can differ.
        expect(Math.abs((contribution?.year ?? byHand) - byHand) > 1e-8).toBe(false);
        expect(Math.abs((contribution?.month ?? byHand / 12) - byHand / 12) > 1e-8).toBe(false);
      });
    },
  );

  test('is in the gap a dollar under 100 %, and pays full price a dollar over 400 %', () => {
    const [poor, rich] = [rows[planYear][0]?.[1] ?? 0, rows[planYear].at(-1)?.[1] ?? 0];
    const outcome = (income: number) => estimateAca(single(planYear, income)).people[0];
    expect(outcome(poor - 1)).toEqual({program: 'coverage-gap', reason: 'under-poverty-line'});
    expect(outcome(poor)).toEqual({program: 'credit', reason: 'within-100-to-400-percent'});
    expect(outcome(rich)).toEqual({program: 'credit', reason: 'within-100-to-400-percent'});
    expect(outcome(rich + 1)).toEqual({program: 'full-price', reason: 'over-400-percent'});
    expect(estimateAca(single(planYear, rich)).fplPercent).toBe(400);
  });
});

// A parent with one child. Medicaid and CHIP use the guideline of the year itself, 21,640 in 2026, for both plan years: that of 2027 is
// published in January 2027. Limits worked out by hand, in dollars.
const limits = {under1: 43_929.2, age1to5: 32_243.6, age6to18: 29_863.2, chip: 44_578.4};

describe.each(planYears)('a child in Texas in plan year %i', (planYear) => {
  const programs = (income: number, age: number) =>
    estimateAca({
      planYear,
      householdSize: 2,
      income,
      filing: 'head',
      people: [{age: 30}, {age}],
    }).people.map(({program}) => program);

  test.each([
    ['under one: 203 %', 0, limits.under1],
    ['of one year: 149 %', 1, limits.age1to5],
    ['of five: 149 %', 5, limits.age1to5],
    ['of six: 138 %', 6, limits.age6to18],
    ['of eighteen: 138 %', 18, limits.age6to18],
  ])('%s has Medicaid up to the limit and CHIP from there', (_, age, limit) => {
    expect(programs(limit - 1, age)[1]).toBe('medicaid');
    expect(programs(limit, age)[1]).toBe('medicaid');
    expect(programs(limit + 1, age)[1]).toBe('chip');
  });

  test('has CHIP up to 206 % and the credit from there, while the parent has the credit throughout', () => {
    expect(programs(limits.chip - 1, 8)).toEqual(['credit', 'chip']);
    expect(programs(limits.chip, 8)).toEqual(['credit', 'chip']);
    expect(programs(limits.chip + 1, 8)).toEqual(['credit', 'credit']);
  });

  test('is an adult at nineteen', () => {
    expect(programs(limits.age6to18 - 1, 19)).toEqual(['credit', 'credit']);
    expect(programs(10_000, 19)).toEqual(['coverage-gap', 'coverage-gap']);
    expect(programs(10_000, 18)).toEqual(['coverage-gap', 'medicaid']);
  });
});

describe.each(planYears)('a pregnant person in plan year %i', (planYear) => {
  const program = (income: number, babiesExpected?: number) =>
    estimateAca({
      planYear,
      householdSize: 1,
      income,
      filing: 'single',
      people: [{age: 28, pregnant: true, ...(babiesExpected ? {babiesExpected} : {})}],
    }).people[0]?.program;

  test('has Medicaid up to 203 % of the line that counts the unborn child', () => {
    const limit = limits.under1;
    expect(program(limit - 1)).toBe('medicaid-pregnant');
    expect(program(limit)).toBe('medicaid-pregnant');
    expect(program(limit + 1)).toBe('credit');
  });

  test('counts both of twins', () => {
    // Three persons: 203 % of 27,320 = 55,459.60.
    const limit = 55_459.6;
    expect(program(limit, 2)).toBe('medicaid-pregnant');
    expect(program(limit + 1, 2)).toBe('credit');
  });
});

// Texas HHSC, monthly limits of 2026 in whole dollars, rounded up, by the size of the family.
const monthly2026: readonly (readonly [
  size: number,
  infant: number,
  age1to5: number,
  age6to18: number,
  chip: number,
])[] = [
  [1, 2700, 1982, 1835, 2740],
  [2, 3661, 2687, 2489, 3715],
  [3, 4622, 3392, 3142, 4690],
  [4, 5582, 4098, 3795, 5665],
  [5, 6543, 4803, 4448, 6640],
  [6, 7504, 5508, 5101, 7615],
  [7, 8465, 6213, 5755, 8590],
  [8, 9426, 6919, 6408, 9565],
];

describe.each(planYears)('the published monthly limits of 2026, in plan year %i', (planYear) => {
  test.each(monthly2026)('hold for a family of %i', (householdSize, infant, age1to5, age6to18, chip) => {
    const programAt = (monthly: number, age: number) =>
      estimateAca({planYear, householdSize, income: monthly * 12, filing: 'head', people: [{age}]}).people[0]
        ?.program;
    for (const [age, limit] of [
      [0, infant],
      [1, age1to5],
      [5, age1to5],
      [6, age6to18],
      [18, age6to18],
    ] as const) {
      expect(programAt(limit - 1, age)).toBe('medicaid');
      expect(programAt(limit + 1, age)).toBe('chip');
    }
    expect(programAt(chip - 1, 18)).toBe('chip');
    expect(programAt(chip + 1, 18)).toBe('credit');
  });
});
