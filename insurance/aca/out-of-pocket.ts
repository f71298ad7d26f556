import {planFigures} from '../figures/plan-figures.ts';
import type {PlanYear} from '../figures/plan-years.ts';

/**
 * Returns the highest cost of covered care in the network in a plan year, beside the premium, in dollars: the law's
 * limit for one person or a family; in a silver plan with a cost-sharing reduction, the lower limit (45 CFR 156.130,
 * 156.420(a)).
 */
export const outOfPocketLimit = (planYear: PlanYear, people: number, csr: 94 | 87 | 73 | null): number => {
  const {outOfPocketMax, reducedOutOfPocketMax} = planFigures[planYear];
  const {self, family} = outOfPocketMax.value;
  if (csr !== null) return reducedOutOfPocketMax.value[csr] * (people > 1 ? 2 : 1);
  return people > 1 ? family : self;
};
