/** The plan years whose figures are known, the earliest first. */
export const planYears = [2026, 2027] as const;

/** A plan year whose figures are known. */
export type PlanYear = (typeof planYears)[number];

/** Whether a number is a plan year whose figures are known. */
export const isPlanYear = (year: number): year is PlanYear => (planYears as readonly number[]).includes(year);

/** The nearest known plan year, for a day whose own year has no figures yet or any more. */
export const nearestPlanYear = (year: number): PlanYear =>
  planYears.findLast((known) => known <= year) ?? planYears[0];
