import {planRules} from '../figures/plan-rules.ts';
import type {PlanYear} from '../figures/plan-years.ts';

// Money is counted in whole cents and percent of the poverty line in whole percent, so that every comparison with a
// limit is one of whole numbers: an income of c cents is at p percent of a line of d dollars exactly when c = p x d.

/** Dollars as whole cents, the finest the rules know. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** The poverty guideline for a household of `persons` in the 48 states, in dollars a year. */
export const povertyLine = (planYear: PlanYear, persons: number): number => {
  const {first, more} = planRules[planYear].poverty;
  return first + more * (persons - 1);
};

/** Whether an income is at or under a percent of the line. The limit itself is under. */
export const isAtMost = (cents: number, percent: number, line: number): boolean => cents <= percent * line;

/** Whether an income is at or over a percent of the line. */
export const isAtLeast = (cents: number, percent: number, line: number): boolean => cents >= percent * line;

/** The income in percent of the line, unrounded; whole percents come out whole. For limits use `isAtMost`. */
export const percentOfLine = (cents: number, line: number): number => cents / line;

/** The same cut to whole percents, as the table of applicable percentages is read (Form 8962, worksheet 2). */
export const wholePercentOfLine = (cents: number, line: number): number => Math.floor(cents / line);
