import {lifeCover} from './life-cover.ts';
import type {LifeInputs} from './life-inputs.ts';

/**
 * The difference in interest, in percentage points, between the assumed case and the two other cases of the human
 * life value.
 */
const INTEREST_SPREAD = 1;

/** Assumptions of the human life value, in percent; middle values of public calculators, checked 2026-11-20. */
export const humanLifeValueAssumptions = {selfConsumption: 30, incomeGrowth: 2.5, discount: 5} as const;

/**
 * Calculates the human life value: the present value of the income to the people who live on it, over the given years,
 * paid at each year's end, less the person's own needs. Dollars.
 */
export const humanLifeValue = (
  {income, years}: Pick<LifeInputs, 'income' | 'years'>,
  discount: number = humanLifeValueAssumptions.discount,
): number => {
  const {selfConsumption, incomeGrowth} = humanLifeValueAssumptions;
  const shared = income * (1 - selfConsumption / 100);
  const step = (1 + incomeGrowth / 100) / (1 + discount / 100);
  return (shared * step * (1 - step ** years)) / (1 - step);
};

/** Calculates the human life value with more and with less interest than assumed: the value in dollars, the interest in percent. */
export const humanLifeValueCases = (
  inputs: Pick<LifeInputs, 'income' | 'years'>,
): Readonly<Record<'low' | 'high', {readonly discount: number; readonly value: number}>> => {
  const at = (discount: number) => ({discount, value: humanLifeValue(inputs, discount)});
  const {discount} = humanLifeValueAssumptions;
  return {low: at(discount + INTEREST_SPREAD), high: at(discount - INTEREST_SPREAD)};
};

/** One method to estimate the need, before existing coverage. */
export type LifeMethod = {
  readonly id: 'full-security' | 'dime' | 'human-life-value' | 'ten-incomes' | 'fifteen-incomes';
  readonly need: number;
};

/** Returns the needs by each usual method, and the lowest and highest of them less existing coverage. Dollars, never negative. */
export const lifeRange = (
  inputs: LifeInputs,
): {readonly methods: readonly LifeMethod[]; readonly low: number; readonly high: number} => {
  const {recommendedCoverage, dime, existing} = lifeCover(inputs);
  const methods: readonly LifeMethod[] = [
    {id: 'full-security', need: recommendedCoverage},
    {id: 'dime', need: dime},
    {id: 'human-life-value', need: humanLifeValue(inputs)},
    {id: 'ten-incomes', need: inputs.income * 10},
    {id: 'fifteen-incomes', need: inputs.income * 15},
  ];
  const gaps = methods.map(({need}) => Math.max(need - existing, 0));
  return {methods, low: Math.min(...gaps), high: Math.max(...gaps)};
};
