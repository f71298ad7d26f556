import {planFigures} from '../figures/plan-figures.ts';
import type {PlanYear} from '../figures/plan-years.ts';

/** The yearly cost of a serious illness with a Marketplace or employer plan, and the part that is not covered. */
export type CancerGap = {
  /** The out-of-pocket maximum: of one person, and of a family when it has more than one member. */
  readonly outOfPocketMax: number;
  readonly existing: number;
  readonly gap: number;
};

/**
 * The out-of-pocket maximum (45 CFR 156.130) less the cancer or critical-illness cover there is. It does not count lost
 * income, travel, or care that the plan does not cover.
 */
export const cancerGap = (planYear: PlanYear, householdSize: number, existing: number): CancerGap => {
  const {self, family} = planFigures[planYear].outOfPocketMax.value;
  const outOfPocketMax = householdSize > 1 ? family : self;
  return {outOfPocketMax, existing, gap: Math.max(outOfPocketMax - existing, 0)};
};
