import {outOfPocketLimit} from '../aca/out-of-pocket.ts';
import type {PlanYear} from '../figures/plan-years.ts';
import type {CostSharing} from '../months/may-need-plan.ts';

/** The yearly cost of a serious illness with a Marketplace or employer plan, and the uncovered part. */
export type CancerGap = {
  /** The out-of-pocket maximum of one person; in a silver plan with its reduction. */
  readonly outOfPocketMax: number;
  readonly existing: number;
  readonly gap: number;
};

/**
 * Calculates the out-of-pocket maximum of one person (45 CFR 156.130, 156.420(a)) less existing cancer or critical-illness coverage. One
 * person's illness costs no more in a family's plan either: the limit for one person holds for each member (80 FR 10750, preamble to 45 CFR
 * 156.130; FAQs about Affordable Care Act Implementation, part XXVII, May 26, 2015). Lost income, travel, and uncovered care are not included.
 */
export const cancerGap = (planYear: PlanYear, csr: CostSharing, existing: number): CancerGap => {
  const outOfPocketMax = outOfPocketLimit(planYear, 1, csr);
  return {outOfPocketMax, existing, gap: Math.max(outOfPocketMax - existing, 0)};
};
