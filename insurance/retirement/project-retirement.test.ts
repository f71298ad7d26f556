import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {counted, evaluate} from '../sum/evaluate.ts';
import {projectRetirement, retirementAssumptions} from './project-retirement.ts';
import {incomeTargets, monthlyIncome, retirementScenarios} from './retirement-outlook.ts';
import {retirementDefaults, retirementFields, type RetirementInputs} from './retirement-inputs.ts';
import {retirementSums} from './retirement-sums.ts';

const amount = fc.integer({min: 0, max: 500_000_000}).map((cents) => cents / 100);
const age = fc.integer({min: 18, max: 100});
const anyInputs: fc.Arbitrary<RetirementInputs> = fc.record({
  personAge: age,
  personIncome: amount,
  spouseAge: age,
  spouseIncome: amount,
  emergencySavings: amount,
  mortgageBalance: amount,
  otherDebt: amount,
  savingsPercent: fc.double({min: 0, max: 100, noNaN: true}),
  totalRetirementSavings: amount,
  countSocialSecurity: fc.boolean(),
  lifeInsurance: amount,
  hasSpouse: fc.boolean(),
  inflation: fc.double({min: 0, max: 20, noNaN: true}),
});

const ratingWith = (totalRetirementSavings: number) =>
  projectRetirement({
    ...retirementDefaults,
    hasSpouse: false,
    personAge: 67,
    personIncome: 100_000,
    countSocialSecurity: false,
    totalRetirementSavings,
  }).rating;

describe("the specification's defaults, by hand", () => {
  const result = projectRetirement(retirementDefaults);

  test('result in the figures of its formulas', () => {
    // Combined income: 75,000 + 65,000 = 140,000. Average age: (35 + 33) / 2 = 34. Years: 67 - 34 = 33.
    expect(result.combinedIncome).toBe(140_000);
    expect(result.averageAge).toBe(34);
    expect(result.yearsToRetirement).toBe(33);
    // Annual savings: 140,000 x 15 % = 21,000.
    expect(result.annualSavings).toBe(21_000);
    // 1.07^2 = 1.1449; ^4 = 1.31079601; ^8 = 1.7181861798...; ^16 = 2.9521637486...; ^32 = 8.7152707983...;
    // ^33 = 9.3253397542. Savings grown: 150,000 x 9.3253397542 = 1,398,800.963.
    // Annuity: (9.3253397542 - 1) / 0.07 = 118.9334250596; 21,000 x 118.9334250596 = 2,497,601.926.
    // Future value: 1,398,800.963 + 2,497,601.926 = 3,896,402.889.
    expect(result.futureValue).toBeCloseTo(3_896_402.889, 2);
    // Withdrawals: 3,896,402.889 x 4 % = 155,856.1156. Social Security: 40 % of 140,000 = 56,000, capped at 50,000.
    expect(result.annualWithdrawal).toBeCloseTo(155_856.1156, 3);
    expect(result.socialSecurity).toBe(50_000);
    // Total: 155,856.1156 + 50,000 = 205,856.1156. Ratio: 205,856.1156 / 140,000 = 147.040083 %.
    expect(result.totalIncome).toBeCloseTo(205_856.1156, 3);
    expect(result.replacementRatio).toBeCloseTo(147.040083, 5);
    // Net worth: 150,000 + 25,000 + 500,000 - 250,000 - 15,000 = 410,000.
    expect(result.netWorth).toBe(410_000);
    expect(result.rating).toBe('excellent');
    // Emergency savings 25,000 < 25 % of 140,000 = 35,000; life insurance 500,000 < 10 x 140,000 = 1,400,000.
    expect(result.recommendations).toEqual(['emergency-fund', 'raise-life-insurance', 'consult']);
  });

  test("in today's dollars do not change Social Security, which is calculated from today's income", () => {
    // 1.025^33 = 2.2588508612: 3,896,402.889 / 2.2588508612 = 1,724,949.157; 155,856.1156 / 2.2588508612 = 68,997.966.
    expect(result.todaysDollars.inflation).toBe(2.5);
    expect(result.todaysDollars.futureValue).toBeCloseTo(1_724_949.157, 2);
    expect(result.todaysDollars.totalIncome).toBeCloseTo(68_997.966 + 50_000, 2);
  });

  test('are projected year by year from 34 to 67', () => {
    expect(result.projection).toHaveLength(34);
    expect(result.projection[0]).toEqual({age: 34, savings: 150_000});
    // One year on: 150,000 x 1.07 + 21,000 = 181,500.
    expect(result.projection[1]?.savings).toBeCloseTo(181_500, 6);
    expect(result.projection.at(-1)).toEqual({age: 67, savings: result.futureValue});
  });

  test('are in the field table', () => {
    for (const {field, default: value} of retirementFields) expect(retirementDefaults[field]).toBe(value);
  });
});

describe('the projection', () => {
  test('counts only the person without a spouse', () => {
    const alone = projectRetirement({...retirementDefaults, hasSpouse: false});
    expect(alone.combinedIncome).toBe(75_000);
    expect(alone.averageAge).toBe(35);
    expect(alone.socialSecurity).toBe(30_000);
  });

  test('has no ratio without income, and needs improvement', () => {
    const none = projectRetirement({...retirementDefaults, personIncome: 0, spouseIncome: 0});
    expect(none.replacementRatio).toBeNull();
    expect(none.rating).toBe('needs-improvement');
    expect(none.recommendations).toEqual(['consult']);
  });

  test('does not change the savings past 67', () => {
    const late = projectRetirement({...retirementDefaults, personAge: 70, spouseAge: 68});
    expect(late.yearsToRetirement).toBe(0);
    expect(late.futureValue).toBe(150_000);
    expect(late.projection).toEqual([{age: 69, savings: 150_000}]);
  });

  test('projects half years, and the last step of the drawing is half a year', () => {
    const half = projectRetirement({...retirementDefaults, personAge: 64, spouseAge: 65});
    expect(half.yearsToRetirement).toBe(2.5);
    expect(half.projection.map((point) => point.age)).toEqual([64.5, 65.5, 66.5, 67]);
  });

  test('rates the unrounded ratio at 60 and 80', () => {
    expect(ratingWith(1_499_999)).toBe('needs-improvement');
    expect(ratingWith(1_500_000)).toBe('good');
    expect(ratingWith(1_999_999)).toBe('good');
    expect(ratingWith(2_000_000)).toBe('excellent');
  });

  test('keeps every number finite, and each figure opens to a sum with the same value', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = projectRetirement(inputs);
        for (const figure of retirementSums(inputs, result)) {
          expect(Number.isFinite(figure.value)).toBe(true);
          const expected = counted(figure);
          expect(Math.abs(evaluate(figure) - expected)).toBeLessThanOrEqual(1e-6 + Math.abs(expected) * 1e-9);
        }
      }),
    );
  });

  test('never falls when the person saves more', () => {
    fc.assert(
      fc.property(anyInputs, amount, (inputs, more) => {
        const richer = {...inputs, totalRetirementSavings: inputs.totalRetirementSavings + more};
        expect(projectRetirement(richer).totalIncome).toBeGreaterThanOrEqual(
          projectRetirement(inputs).totalIncome,
        );
      }),
    );
  });
});

describe('the outlook', () => {
  test('shows two points and two years to either side, in order', () => {
    const [lower, higher, earlier, later] = retirementScenarios(retirementDefaults).map(
      ({result}) => result.futureValue,
    );
    const base = projectRetirement(retirementDefaults).futureValue;
    // 5 %: 1.05^33 = 5.0031885; 150,000 x 5.0031885 + 21,000 x 80.0637707 = 2,431,817.46.
    expect(lower).toBeCloseTo(150_000 * 1.05 ** 33 + (21_000 * (1.05 ** 33 - 1)) / 0.05, 4);
    expect(earlier).toBeCloseTo(150_000 * 1.07 ** 31 + (21_000 * (1.07 ** 31 - 1)) / 0.07, 4);
    expect(higher).toBeGreaterThan(base);
    expect(later).toBeGreaterThan(base);
  });

  test('adds the savings of each year when there is no return', () => {
    const flat = projectRetirement(retirementDefaults, {...retirementAssumptions, annualReturn: 0});
    expect(flat.futureValue).toBe(150_000 + 21_000 * 33);
  });

  test("measures the shortfall in today's dollars, a year and a month", () => {
    const result = projectRetirement({...retirementDefaults, totalRetirementSavings: 0, savingsPercent: 0});
    // Only Social Security: 50,000. 70 % of 140,000 = 98,000, 48,000 short; 80 % = 112,000, 62,000 short.
    const {low, high} = incomeTargets(result);
    expect(low).toEqual({percent: 70, target: 98_000, shortfall: 48_000, shortfallMonthly: 4_000});
    expect(high.shortfall).toBe(62_000);
    expect(monthlyIncome(result).nominal).toBeCloseTo(50_000 / 12, 9);
    expect(incomeTargets(projectRetirement(retirementDefaults)).high.shortfall).toBe(0);
  });
});
