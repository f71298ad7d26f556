import {buysPlan} from '../aca/buys-plan.ts';
import type {Household} from '../household/household.ts';
import type {YearTriage} from '../months/triage-year.ts';
import {premiumSum} from '../premiums/premium-sum.ts';
import type {HouseholdPrice} from '../premiums/price.ts';

/** The surcharge for tobacco on the price of a plan. No credit pays this part (26 U.S.C. 36B(b)(3)(C)). */
export type TobaccoSurcharge = {
  /** The most that an insurer may add to the benchmark plan, in dollars a month; undefined if the price of each person is unknown. */
  readonly monthly: number | undefined;
};

/** Insurers may charge people who use tobacco up to one and a half times the price (45 CFR 147.102(a)(1)(iv)). */
const HIGHEST_SURCHARGE = 0.5;

/** Returns the surcharge of the people who use tobacco and buy a Marketplace plan; undefined if there are none. */
export const tobaccoSurcharge = (
  household: Household,
  triage: YearTriage,
  price: HouseholdPrice | undefined,
): TobaccoSurcharge | undefined => {
  const users = household.people.filter(
    ({row, tobacco}) =>
      tobacco &&
      triage.people.some(
        (person) => person.row === row && person.outcomes.some(({program}) => buysPlan(program)),
      ),
  );
  if (users.length === 0) return undefined;
  const sum = price && premiumSum(price);
  if (!sum) return {monthly: undefined};
  const parts = users.map(({age}) =>
    // A birthday before the first day of coverage raises the price.
    Math.max(
      0,
      ...sum.people.filter((one) => one.age === age || one.age === age + 1).map(({cents}) => cents),
    ),
  );
  // The sum does not have a person who buys a plan later in the year.
  if (parts.includes(0)) return {monthly: undefined};
  return {monthly: (parts.reduce((all, cents) => all + cents, 0) * HIGHEST_SURCHARGE) / 100};
};
