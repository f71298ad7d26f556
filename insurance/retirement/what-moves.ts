import {projectRetirement, type RetirementAssumptions, retirementAssumptions} from './project-retirement.ts';
import type {RetirementInputs} from './retirement-inputs.ts';

/** The values that change a retirement income most: percent of income, years, percent a year. */
export type RetirementMovers = Pick<RetirementInputs, 'savingsPercent'> &
  Pick<RetirementAssumptions, 'retirementAge' | 'annualReturn'>;

/** The range of each handle; a value past an end may be typed within the second pair. */
export const retirementMoverBounds = {
  savingsPercent: {min: 0, max: 30, step: 1, least: 0, most: 100},
  retirementAge: {min: 55, max: 75, step: 1, least: 18, most: 100},
  annualReturn: {min: 0, max: 12, step: 0.5, least: 0, most: 20},
} as const satisfies Record<keyof RetirementMovers, object>;

/** Returns the movers of the result. */
export const ownMovers = ({savingsPercent}: RetirementInputs): RetirementMovers => ({
  savingsPercent,
  retirementAge: retirementAssumptions.retirementAge,
  annualReturn: retirementAssumptions.annualReturn,
});

/**
 * Calculates the income in retirement with other movers, in today's dollars a month. All other inputs are unchanged.
 */
export const movedMonthlyIncome = (inputs: RetirementInputs, movers: Partial<RetirementMovers>): number => {
  const {savingsPercent, retirementAge, annualReturn} = {...ownMovers(inputs), ...movers};
  const assumptions = {...retirementAssumptions, retirementAge, annualReturn};
  return projectRetirement({...inputs, savingsPercent}, assumptions).todaysDollars.totalIncome / 12;
};
