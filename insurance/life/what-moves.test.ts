import {expect, test} from 'vitest';
import {lifeCover} from './life-cover.ts';
import {movedCoverage} from './what-moves.ts';

const inputs = {income: 60_000, expenses: 40_000, debts: 15_000, years: 10};

test('without changes the need is the specification’s number', () => {
  expect(movedCoverage(inputs, {})).toBe(lifeCover(inputs).recommendedCoverage);
});

test('another year adds a year of income and living costs', () => {
  expect(movedCoverage(inputs, {years: 11}) - movedCoverage(inputs, {})).toBe(100_000);
});

test('with inflation each year costs more than the year before', () => {
  // Worked out by hand: 100,000 + 103,000 + 106,090, and the debts.
  expect(movedCoverage(inputs, {years: 3, inflation: 3})).toBeCloseTo(309_090 + 15_000, 6);
});
