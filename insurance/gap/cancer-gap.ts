import {planFigures} from '../figures/plan-figures.ts';
import type {PlanYear} from '../figures/plan-years.ts';

/** The yearly cost of a serious illness with a Marketplace or employer plan, and the uncovered part. */
export type CancerGap = {
  /** Returns the out-of-pocket maximum: of one person, or of a family with several members. */
  readonly outOfPocketMax: number;
  readonly existing: number;
  readonly gap: number;
};

/**
 * Calculates the out-of-pocket maximum (45 CFR 156.130) less existing cancer or critical-illness cover. Lost income,
 * travel, and uncovered care are not included.
 */
export const cancerGap = (planYear: PlanYear, householdSize: number, existing: number): CancerGap => {
  const {self, family} = planFigures[planYear].outOfPocketMax.value;
  const outOfPocketMax = householdSize > 1 ? family : self;
  return {outOfPocketMax, existing, gap: Math.max(outOfPocketMax - existing, 0)};
};
