import type {LifeInputs} from './life-inputs.ts';

/** Common planning assumptions of public calculators, in dollars; checked 2026-11-20. They are not law. */
export const lifeAssumptions = {
  /** DIME: what a child's education is put at. */
  educationPerChild: 100_000,
  /** DIME: funeral and last bills, commonly put at 10,000 to 15,000. */
  finalExpenses: 15_000,
} as const;

/** Dollars, unrounded. */
export type LifeResult = {
  /** The specification's number. It pays the living costs twice, once as income and once as expenses. */
  readonly recommendedCoverage: number;
  /** Debt, income, mortgage, education: what a family would need, before what it has. */
  readonly dime: number;
  /** Cover and assets that are there already. */
  readonly existing: number;
  /** The DIME amount less existing cover and assets; never negative. */
  readonly netGap: number;
};

/** Section 9 of the specification, and beside it DIME, what exists, and the gap between the two. */
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
