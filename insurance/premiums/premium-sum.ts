import {type ChargedPerson, householdPremium} from './household-premium.ts';
import {pricesFor} from './premium-years.ts';
import type {HouseholdPrice} from './price.ts';

/**
 * The benchmark plan's price as a sum: each person's part in cents a month, and the total; 0 for a child after the
 * three oldest.
 */
export type PremiumSum = {readonly people: readonly ChargedPerson[]; readonly cents: number};

/**
 * Returns the sum behind a household's price; undefined for a price that the visitor entered, and if the buyers differ
 * by income.
 */
export const premiumSum = ({
  withCredit,
  fullPrice,
  planYear,
  ratingArea,
  isVisitorsPrice,
}: HouseholdPrice): PremiumSum | undefined => {
  const prices = withCredit ?? fullPrice;
  const child = pricesFor(planYear)?.benchmark[ratingArea - 1];
  if (!prices || isVisitorsPrice || child === undefined) return undefined;
  const {people, cents} = householdPremium(child, prices.ages);
  const {low, high} = prices.benchmarkMonthly;
  return low === high && Math.round(low * 100) === cents ? {people, cents} : undefined;
};
