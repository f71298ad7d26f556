import {lifeCover} from '../life/life-cover.ts';
import type {IncomeRange} from '../answers/income-range.ts';

/** Dollars, at the low and the high end of the income. `high` is null if the income has no upper end. */
export type LifeGap = {
  readonly existing: number;
  readonly need: {readonly low: number; readonly high: number | null};
  readonly gap: {readonly low: number; readonly high: number | null};
};

/** The living costs and debts of a family after a death. */
export type LifeFacts = {
  readonly income: IncomeRange;
  readonly debts: number;
  readonly existingCoverage: number;
  readonly assets: number;
  readonly children: number;
  /** Whether the pay ends soon, from 65 on or close to retirement: then the need has no years of income. */
  readonly endsWork?: boolean;
};

/** Years of income that DIME replaces without another answer. */
const YEARS = 10;

/** Returns the need by DIME at both ends of the income, and the rest after coverage and assets. */
export const lifeGap = ({income, endsWork = false, ...facts}: LifeFacts): LifeGap => {
  const at = (dollars: number) =>
    lifeCover({...facts, income: dollars, expenses: 0, years: endsWork ? 0 : YEARS});
  const low = at(income.low);
  const high = income.high === null ? null : at(income.high);
  return {
    existing: low.existing,
    need: {low: low.dime, high: high?.dime ?? null},
    gap: {low: low.netGap, high: high?.netGap ?? null},
  };
};
