import {plan2026} from './plan-2026.ts';
import {plan2027} from './plan-2027.ts';
import type {Figure} from './figure.ts';
import type {ContributionBand} from './plan-rules.ts';
import type {PlanYear} from './plan-years.ts';

/** The figures that change from plan year to plan year. */
export type PlanFigures = {
  /**
   * The guideline of the year before the plan year, 48 states: the first person, and each further person. 26 CFR
   * 1.36B-1(h).
   */
  readonly poverty: Figure<{readonly first: number; readonly more: number}>;
  /** 26 U.S.C. 36B(b)(3)(A); the last band includes its end, the others do not. */
  readonly applicablePercentage: Figure<readonly ContributionBand[]>;
  /** The share of household income up to which an employer's offer is affordable. 26 U.S.C. 36B(c)(2)(C). */
  readonly employerAffordability: Figure<number>;
  /** The highest yearly cost of covered care for an enrolled person or family. 45 CFR 156.130. */
  readonly outOfPocketMax: Figure<{readonly self: number; readonly family: number}>;
  /** The same for one person in a silver plan with a cost-sharing reduction; twice that for a family. 45 CFR 156.420(a). */
  readonly reducedOutOfPocketMax: Figure<Readonly<Record<94 | 87 | 73, number>>>;
  /** The highest contribution to a health savings account; `catchUp` more from 55. 26 U.S.C. 223(b). */
  readonly hsa: Figure<{readonly self: number; readonly family: number; readonly catchUp: number}>;
  /** The highest contribution to a traditional IRA; `catchUp` more from 50. 26 U.S.C. 219(b)(5). */
  readonly ira: Figure<{readonly limit: number; readonly catchUp: number}>;
  /** The Marketplace's open enrollment: first day, last day for a January 1 start, last day. */
  readonly openEnrollment: Figure<{readonly start: string; readonly newYear: string; readonly end: string}>;
};

/** The figures of each known plan year. */
export const planFigures: Readonly<Record<PlanYear, PlanFigures>> = {2026: plan2026, 2027: plan2027};
