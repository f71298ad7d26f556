import {expect, test} from 'vitest';
import {projectRetirement} from './project-retirement.ts';
import {retirementDefaults} from './retirement-inputs.ts';
import {movedMonthlyIncome, ownMovers} from './what-moves.ts';

const inputs = {
  ...retirementDefaults,
  hasSpouse: false,
  personAge: 47,
  inflation: 0,
  countSocialSecurity: false,
};

test('without changes the income equals the result', () => {
  const own = projectRetirement(inputs).todaysDollars.totalIncome / 12;
  expect(movedMonthlyIncome(inputs, {})).toBe(own);
  expect(movedMonthlyIncome(inputs, ownMovers(inputs))).toBe(own);
});

test('one more point of income saved adds 4 % of the savings from that point', () => {
  // By hand: 1 % of 75,000 is 750 a year; 20 years at 7 % make 750 x (1.07^20 - 1) / 0.07 = 30,746.62; 4 % of that, a month.
  const more = movedMonthlyIncome(inputs, {savingsPercent: 16}) - movedMonthlyIncome(inputs, {});
  expect(more).toBeCloseTo((30_746.62 * 0.04) / 12, 2);
});

test('a later retirement and a higher return increase the income', () => {
  const own = movedMonthlyIncome(inputs, {});
  expect(movedMonthlyIncome(inputs, {retirementAge: 68})).toBeGreaterThan(own);
  expect(movedMonthlyIncome(inputs, {annualReturn: 6})).toBeLessThan(own);
});
