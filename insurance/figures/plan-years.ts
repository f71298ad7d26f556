/** The plan years with known figures, earliest first. */
export const planYears = [2026, 2027] as const;

/** A plan year with known figures. */
export type PlanYear = (typeof planYears)[number];

/** Returns whether a number is a plan year with known figures. */
export const isPlanYear = (year: number): year is PlanYear => (planYears as readonly number[]).includes(year);

/** Returns the nearest known plan year, for a day whose own year has no figures. */
export const nearestPlanYear = (year: number): PlanYear =>
  planYears.findLast((known) => known <= year) ?? planYears[0];
