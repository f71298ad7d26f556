import {outOfPocketLimit} from '../aca/out-of-pocket.ts';
import type {PlanYear} from '../figures/plan-years.ts';
import type {CareCost} from '../months/may-need-plan.ts';

/** The yearly cost of a serious illness with a Marketplace or employer plan, and the uncovered part. */
export type CancerGap = {
  /** The out-of-pocket maximum: of one person or of a family, in a silver plan with its reduction. */
  readonly outOfPocketMax: number;
  readonly existing: number;
  readonly gap: number;
};

/**
 * Calculates the out-of-pocket maximum (45 CFR 156.130, 156.420(a)) less existing cancer or critical-illness coverage. Lost income,
 * travel, and uncovered care are not included.
 */
export const cancerGap = (planYear: PlanYear, {payers, csr}: CareCost, existing: number): CancerGap => {
  const outOfPocketMax = outOfPocketLimit(planYear, payers, csr);
  return {outOfPocketMax, existing, gap: Math.max(outOfPocketMax - existing, 0)};
};
