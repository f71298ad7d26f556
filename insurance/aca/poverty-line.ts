import {planRules} from '../figures/plan-rules.ts';
import {isPlanYear, type PlanYear} from '../figures/plan-years.ts';

// Money is counted in whole cents and percent of the poverty line in whole percent, so that every comparison
// with a limit uses whole numbers: an income of c cents is at p percent of a line of d dollars exactly when c
// = p x d.

/** Converts dollars to whole cents, the smallest unit of the rules. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Returns the poverty guideline for a household of `persons` in the 48 states, in dollars a year. */
export const povertyLine = (planYear: PlanYear, persons: number): number => {
  const {first, more} = planRules[planYear].poverty;
  return first + more * (persons - 1);
};

/**
 * Returns the guideline by which Medicaid and CHIP judge a household during a plan year, in dollars a year: the newest one, which the credit uses
 * a year later (42 CFR 435.603(h), 26 CFR 1.36B-1(h)); the plan year's own until the newer one is known. Texas takes a new guideline in the first
 * months of a year.
 */
export const medicaidLine = (planYear: PlanYear, persons: number): number => {
  const next = planYear + 1;
  return povertyLine(isPlanYear(next) ? next : planYear, persons);
};

/** Returns whether an income is at or under a percent of the line. The limit itself counts as under. */
export const isAtMost = (cents: number, percent: number, line: number): boolean => cents <= percent * line;

/** Returns whether an income is at or over a percent of the line. */
export const isAtLeast = (cents: number, percent: number, line: number): boolean => cents >= percent * line;

/** Returns the income in percent of the line, unrounded; whole percents are exact. For limits use `isAtMost`. */
export const percentOfLine = (cents: number, line: number): number => cents / line;

/**
 * Returns the same percentage, truncated to whole percents, as the table of applicable percentages requires (Form 8962,
 * worksheet 2).
 */
export const wholePercentOfLine = (cents: number, line: number): number => Math.floor(cents / line);
