import {ageFactorThousandths} from './age-factor.ts';

const ADULT_AGE = 21;
const CHARGED_CHILDREN = 3;
const childFactor = ageFactorThousandths(0);

/** One person's part of a premium. */
export type ChargedPerson = {
  readonly age: number;
  /** Cents a month; 0 for a child after the three oldest. */
  readonly cents: number;
};

/** The premium of several people in cents a month, with each person's part in the order of the ages. */
export type HouseholdPremium = {readonly cents: number; readonly people: readonly ChargedPerson[]};

// The positions of the people who are charged: everyone from 21 on, and the three oldest under 21.
const chargedAmong = (ages: readonly number[]): ReadonlySet<number> => {
  const positions = ages.map((age, position) => ({age, position}));
  const adults = positions.filter(({age}) => age >= ADULT_AGE);
  const children = positions.filter(({age}) => age < ADULT_AGE).sort((a, b) => b.age - a.age);
  return new Set([...adults, ...children.slice(0, CHARGED_CHILDREN)].map(({position}) => position));
};

/**
 * Adds up the premium of one plan for several people from the plan's price at age 0 to 14 in dollars a month. Each
 * person's price follows the age factor and is rounded to the cent; everyone from 21 on and the three oldest under 21
 * are charged (45 CFR 147.102(c)(1)). Tobacco is ignored.
 */
export const householdPremium = (childDollars: number, ages: readonly number[]): HouseholdPremium => {
  const charged = chargedAmong(ages);
  const childCents = Math.round(childDollars * 100);
  const people = ages.map((age, position) => ({
    age,
    cents: charged.has(position) ? Math.round((childCents * ageFactorThousandths(age)) / childFactor) : 0,
  }));
  return {cents: people.reduce((sum, {cents}) => sum + cents, 0), people};
};
