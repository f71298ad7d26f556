import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {evaluate} from '../sum/evaluate.ts';
import {lifeCover} from './life-cover.ts';
import {lifeFields, readLifeInputs} from './life-inputs.ts';
import {humanLifeValue, humanLifeValueCases, lifeRange} from './life-range.ts';
import {lifeSums} from './life-sums.ts';

const inputs = {
  income: 75_000,
  debts: 15_000,
  expenses: 40_000,
  years: 10,
  existingCoverage: 500_000,
  assets: 25_000,
  mortgage: 250_000,
  children: 2,
};

describe('the life calculator, checked by hand', () => {
  test("returns the specification's number", () => {
    // 75,000 x 10 + 15,000 + 40,000 x 10 = 750,000 + 15,000 + 400,000 = 1,165,000.
    expect(lifeCover(inputs).recommendedCoverage).toBe(1_165_000);
  });

  test('returns DIME, existing coverage, and the gap between them', () => {
    // 15,000 + 15,000 + 750,000 + 250,000 + 200,000 = 1,230,000; less 525,000 leaves 705,000.
    const {dime, existing, netGap} = lifeCover(inputs);
    expect([dime, existing, netGap]).toEqual([1_230_000, 525_000, 705_000]);
  });

  test('has no gap when existing coverage exceeds the need', () => {
    expect(lifeCover({...inputs, existingCoverage: 2_000_000}).netGap).toBe(0);
  });

  test('works with the four specified inputs alone', () => {
    // DIME: 0 + 15,000 + 50,000 x 10 = 515,000.
    expect(lifeCover({income: 50_000, debts: 0, expenses: 30_000, years: 10})).toEqual({
      recommendedCoverage: 800_000,
      dime: 515_000,
      existing: 0,
      netGap: 515_000,
    });
  });

  test('values an income of two years, checked by hand', () => {
    // 100,000 x 70 % = 70,000. Year 1: 70,000 x 1.025 / 1.05 = 68,333.33; year 2: x again = 66,706.35.
    expect(humanLifeValue({income: 100_000, years: 2})).toBeCloseTo(68_333.3333 + 66_706.3492, 3);
    expect(humanLifeValue({income: 100_000, years: 0})).toBe(0);
  });

  test('returns the human life value in three cases: the assumed interest, a point more, a point less', () => {
    const {low, high} = humanLifeValueCases({income: 100_000, years: 2});
    // 70,000 x 1.025 / 1.06 = 67,688.6792, and that x 1.025 / 1.06 = 65,453.6756; with 1.04: 68,990.3846 and 67,995.3310.
    expect(low).toEqual({discount: 6, value: expect.closeTo(67_688.6792 + 65_453.6756, 3)});
    expect(high).toEqual({discount: 4, value: expect.closeTo(68_990.3846 + 67_995.331, 3)});
  });

  test('returns the range of the methods, less existing cover', () => {
    const {methods, low, high} = lifeRange({
      income: 100_000,
      debts: 0,
      expenses: 0,
      years: 10,
      assets: 100_000,
    });
    expect(methods.map(({id}) => id)).toContain('human-life-value');
    // Lowest: human life value 70,000 x 8.79.. less 100,000; highest: fifteen incomes less 100,000.
    expect(low).toBeCloseTo(humanLifeValue({income: 100_000, years: 10}) - 100_000, 6);
    expect(high).toBe(1_400_000);
  });

  test('opens each figure to a sum with the same value', () => {
    const dollars = fc.integer({min: 0, max: 10_000_000});
    const anyInputs = fc.record(
      {
        income: dollars,
        debts: dollars,
        expenses: dollars,
        years: fc.integer({min: 0, max: 60}),
        mortgage: dollars,
        children: fc.nat(9),
        assets: dollars,
        existingCoverage: dollars,
      },
      {requiredKeys: ['income', 'debts', 'expenses', 'years']},
    );
    fc.assert(
      fc.property(anyInputs, (some) => {
        for (const sum of lifeSums(some, lifeCover(some))) expect(evaluate(sum)).toBe(sum.value);
      }),
    );
  });
});

describe('the answers of the life calculator', () => {
  test('count as 0 when blank or invalid, years as 10', () => {
    expect(
      readLifeInputs({income: '', debts: 'much', expenses: Number.NaN, years: ' ', children: -2}),
    ).toEqual({
      income: 0,
      debts: 0,
      expenses: 0,
      years: 10,
      existingCoverage: 0,
      assets: 0,
      mortgage: 0,
      children: 0,
    });
    expect(readLifeInputs({years: 'ten'}).years).toBe(10);
  });

  test('are used unchanged when they are numbers, including zero years', () => {
    expect(readLifeInputs({income: '75000', years: 0})).toMatchObject({income: 75_000, years: 0});
    expect(readLifeInputs({income: {toString: 1}, debts: Infinity}).income).toBe(0);
    expect(readLifeInputs({years: 500, children: 2.7})).toMatchObject({years: 100, children: 2});
  });

  test('are one field each', () => {
    expect(lifeFields.map(({field}) => field).toSorted()).toEqual(Object.keys(readLifeInputs({})).toSorted());
  });
});
