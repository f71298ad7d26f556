import {householdPrice} from './household-price.ts';
import {triageYear} from './triage-year.ts';
import type {Day} from '../calendar/day.ts';
import type {PlanYear} from '../figures/plan-years.ts';
import type {Household} from '../household/household.ts';

/** The people on a joint return. */
const SPOUSES = 2;

/**
 * Returns the most that a household with separate tax returns would pay a month, in dollars, for the benchmark silver plan with a joint return
 * and the same income: married people get the credit with a joint return only (26 U.S.C. 36B(c)(1)(C)). Undefined if the household does not
 * surely file separately or names abuse, if the size leaves out the spouse, if no joint return surely brings the credit to somebody, and if the plan costs
 * less than the household's share.
 */
export const jointMonthly = (household: Household, planYear: PlanYear, today: Day): number | undefined => {
  if (household.stated.includes('abuse')) return undefined;
  const [filing, ...others] = household.filings;
  if (filing !== 'separate' || others.length > 0 || household.size.low < SPOUSES) return undefined;
  const joint: Household = {...household, filings: ['joint']};
  const {people, credit} = triageYear(joint, planYear, today);
  if (!credit || !people.some(({program}) => program === 'credit')) return undefined;
  const price = householdPrice(joint, planYear, {today, firstDay: `${planYear}-01-01`});
  return price && !((price.withCredit?.creditMonthly.low ?? 0) > 0) ? undefined : credit.monthly.high;
};
