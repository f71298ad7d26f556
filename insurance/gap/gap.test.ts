import {describe, expect, test} from 'vitest';
import {cancerGap} from './cancer-gap.ts';
import {lifeGap} from './life-gap.ts';
import {retirementGap} from './retirement-gap.ts';

test('cancer coverage is compared with the out-of-pocket maximum of one person', () => {
  expect(cancerGap(2027, null, 0)).toEqual({outOfPocketMax: 12_000, existing: 0, gap: 12_000});
  expect(cancerGap(2027, 94, 1_500)).toEqual({outOfPocketMax: 4_000, existing: 1_500, gap: 2_500});
  expect(cancerGap(2026, null, 30_000)).toEqual({outOfPocketMax: 10_600, existing: 30_000, gap: 0});
});

describe('the life gap', () => {
  test('is calculated at both ends of the income, checked by hand', () => {
    // DIME: 10 x income + 15,000 final + 20,000 debts + 2 x 100,000; less 100,000 coverage and 10,000 assets.
    expect(
      lifeGap({
        income: {low: 50_000, high: 75_000, isExact: false},
        debts: 20_000,
        existingCoverage: 100_000,
        assets: 10_000,
        children: 2,
      }),
    ).toEqual({existing: 110_000, need: {low: 735_000, high: 985_000}, gap: {low: 625_000, high: 875_000}});
  });

  test('has no upper end without an upper end of the income', () => {
    const {need, gap} = lifeGap({
      income: {low: 150_000, high: null, isExact: false},
      debts: 0,
      existingCoverage: 0,
      assets: 0,
      children: 0,
    });
    expect([need.low, need.high, gap.high]).toEqual([1_515_000, null, null]);
  });
});

test('the retirement shortfall is calculated with saving 15 % and with saving nothing more', () => {
  // At 67 with 60,000 income and 300,000: 40 % = 24,000 Social Security + 12,000 withdrawals; 70 % = 42,000; 6,000 short.
  const now = retirementGap({age: 67, income: 60_000, savings: 300_000});
  expect(now.target).toBe(42_000);
  expect(now.withoutSaving).toBeCloseTo(6_000, 6);
  expect(now.whenSaving).toBeCloseTo(6_000, 6);
  const young = retirementGap({age: 40, income: 60_000, savings: 0});
  // Nothing saved: only 24,000 of Social Security, 18,000 short.
  expect(young.withoutSaving).toBeCloseTo(18_000, 6);
  expect(young.whenSaving).toBeLessThan(young.withoutSaving);
});
