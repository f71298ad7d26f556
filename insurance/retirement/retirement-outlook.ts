import {
  projectRetirement,
  retirementAssumptions,
  type RetirementAssumptions,
  type RetirementResult,
} from './project-retirement.ts';
import type {RetirementInputs} from './retirement-inputs.ts';

/** One what-if: the change and its result. */
export type RetirementScenario = {
  readonly id: 'lower-return' | 'higher-return' | 'earlier' | 'later';
  readonly assumptions: RetirementAssumptions;
  readonly result: RetirementResult;
};

const changes: readonly {id: RetirementScenario['id']; annualReturn?: number; retirementAge?: number}[] = [
  {id: 'lower-return', annualReturn: retirementAssumptions.annualReturn - 2},
  {id: 'higher-return', annualReturn: retirementAssumptions.annualReturn + 2},
  {id: 'earlier', retirementAge: retirementAssumptions.retirementAge - 2},
  {id: 'later', retirementAge: retirementAssumptions.retirementAge + 2},
];

/** Returns the projection with two points less and more return, and with retirement two years earlier and later. */
export const retirementScenarios = (inputs: RetirementInputs): readonly RetirementScenario[] =>
  changes.map(({id, ...change}) => {
    const assumptions = {...retirementAssumptions, ...change};
    return {id, assumptions, result: projectRetirement(inputs, assumptions)};
  });

/** Seventy to eighty percent of the income before retirement is the usual target. */
const targetPercents = {low: 70, high: 80} as const;

/** A target in percent of the income before retirement: the amount, and the gap to it; dollars a year and a month. */
export type TargetGap = {
  readonly percent: number;
  readonly target: number;
  readonly shortfall: number;
  readonly shortfallMonthly: number;
};

/**
 * Returns the gaps to 70 and to 80 % of today's income. Both sides are today's dollars, because a target taken from
 * today's income cannot be compared with dollars of the year of retirement.
 */
export const incomeTargets = ({
  combinedIncome,
  todaysDollars,
}: Pick<RetirementResult, 'combinedIncome' | 'todaysDollars'>): {
  readonly low: TargetGap;
  readonly high: TargetGap;
} => {
  const gapTo = (percent: number): TargetGap => {
    const target = (combinedIncome * percent) / 100;
    const shortfall = Math.max(target - todaysDollars.totalIncome, 0);
    return {percent, target, shortfall, shortfallMonthly: shortfall / 12};
  };
  return {low: gapTo(targetPercents.low), high: gapTo(targetPercents.high)};
};

/** Returns the monthly income of the result, nominal and in today's dollars. */
export const monthlyIncome = ({
  totalIncome,
  todaysDollars,
}: Pick<RetirementResult, 'totalIncome' | 'todaysDollars'>): {nominal: number; todaysDollars: number} => ({
  nominal: totalIncome / 12,
  todaysDollars: todaysDollars.totalIncome / 12,
});
