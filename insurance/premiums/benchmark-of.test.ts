import {expect, test} from 'vitest';
import {contributionAt} from '../aca/contribution-curve.ts';
import {benchmarkOf} from './benchmark-of.ts';

const couple = {
  planYear: 2026,
  householdSize: 2,
  income: 60_000,
  filing: 'joint',
  county: 'Harris',
  people: [{age: 40}, {age: 40}],
} as const;

test('the price applies with the credit and past the cliff, where the household pays all of it', () => {
  const price = benchmarkOf(couple);
  // Rating area 10, age 40, 2026: $681.60 each.
  expect(contributionAt(couple, 200_000, price).monthly).toBe(1_363.2);
  expect(contributionAt(couple, 60_000, price).monthly).toBeLessThan(500);
});

test('without a county there is no price', () => {
  expect(contributionAt(couple, 200_000, benchmarkOf({...couple, county: ''})).monthly).toBeNull();
});

test('a price from HealthCare.gov counts only for the people for whom it was shown', () => {
  const family = {...couple, people: [{age: 40}, {age: 9}], benchmarkMonthly: 700};
  // At $60,000 the child has no CHIP (over 201 %): both buy. At $30,000 the child has Medicaid.
  const price = benchmarkOf({...family, income: 60_000});
  expect(contributionAt(family, 150_000, price).monthly).toBe(700);
  expect(contributionAt(family, 25_000, benchmarkOf({...family, income: 25_000})).hasCredit).toBe(true);
  expect(contributionAt(family, 150_000, benchmarkOf({...family, income: 25_000})).monthly).toBeNull();
});
