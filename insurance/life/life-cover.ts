import type {LifeInputs} from './life-inputs.ts';

/** Common planning assumptions of public calculators, in dollars; checked 2026-11-20. No law states them. */
export const lifeAssumptions = {
  /** DIME: the assumed cost of a child's education. */
  educationPerChild: 100_000,
  /** DIME: funeral and last bills, usually assumed to be 10,000 to 15,000. */
  finalExpenses: 15_000,
} as const;

/** Dollars, unrounded. */
export type LifeResult = {
  /** The number of the specification, which counts the living costs twice, once as income and once as expenses. */
  readonly recommendedCoverage: number;
  /** Debt, income, mortgage, education: the need of a family before its existing coverage and assets. */
  readonly dime: number;
  /** Existing coverage and assets. */
  readonly existing: number;
  /** The DIME amount less existing coverage and assets; never negative. */
  readonly netGap: number;
};

/**
 * Calculates section 9 of the specification, and beside it DIME, existing coverage and assets, and the gap between the
 * two.
 */
export const lifeCover = ({
  income,
  debts,
  expenses,
  years,
  existingCoverage = 0,
  assets = 0,
  mortgage = 0,
  children = 0,
}: LifeInputs): LifeResult => {
  const dime =
    debts +
    lifeAssumptions.finalExpenses +
    income * years +
    mortgage +
    children * lifeAssumptions.educationPerChild;
  const existing = existingCoverage + assets;
  return {
    recommendedCoverage: income * years + debts + expenses * years,
    dime,
    existing,
    netGap: Math.max(dime - existing, 0),
  };
};
