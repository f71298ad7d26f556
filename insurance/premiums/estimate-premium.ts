import {householdPremium} from './household-premium.ts';
import {type PremiumYear, premiumYears, pricesFor} from './premium-years.ts';
import {findCounty} from './texas-counties.ts';

/** The price of the benchmark plan, and the price after the credit; dollars a month, whole cents. */
export type Premium = {
  /** The plan year of the price. The contribution may be of a later year; a sentence then names both. */
  readonly year: number;
  readonly ratingArea: number;
  readonly benchmarkMonthly: number;
  readonly creditMonthly: number;
  readonly netMonthly: number;
  /** The cheapest bronze plan before the credit, of the same year; null if unknown. */
  readonly lowestBronzeMonthly: number | null;
};

/** The inputs of the estimate. */
export type PremiumInputs = {
  readonly planYear: number;
  /** A Texas county's name, with or without "County". */
  readonly county: string;
  /** The ages of the people who get the credit, in full years. */
  readonly ages: readonly number[];
  /** The household's expected contribution, in cents a month, unrounded. */
  readonly contributionCents: number;
  /** The benchmark's price for these people that the visitor entered from HealthCare.gov, in dollars a month. */
  readonly benchmarkMonthly?: number | undefined;
};

const dollars = (cents: number): number => cents / 100;

// A sum of doubles may miss an exact half cent slightly, and would round the other way.
const wholeCents = (cents: number): number => Math.round(Math.round(cents * 1e6) / 1e6);

/**
 * Estimates the benchmark premium, the credit (benchmark minus contribution, never below zero; 26 U.S.C. 36B(b)(2)) and
 * the rest. A price that the visitor entered from HealthCare.gov takes precedence and belongs to the plan year; a plan
 * year without known prices uses the last earlier year's. Null when nobody gets the credit, for a name that is not a
 * Texas county, and before the first known year.
 */
export const estimatePremium = (
  {planYear, county, ages, contributionCents, benchmarkMonthly}: PremiumInputs,
  known: readonly PremiumYear[] = premiumYears,
): Premium | null => {
  const ratingArea = findCounty(county)?.ratingArea;
  if (ages.length === 0 || ratingArea === undefined) return null;
  const prices = pricesFor(planYear, known);
  const atChildAge = prices?.benchmark[ratingArea - 1];
  const ours = atChildAge === undefined ? undefined : householdPremium(atChildAge, ages).cents;
  const benchmark = benchmarkMonthly === undefined ? ours : wholeCents(benchmarkMonthly * 100);
  const year = benchmarkMonthly === undefined ? prices?.year : planYear;
  if (benchmark === undefined || year === undefined) return null;
  const credit = Math.max(0, benchmark - wholeCents(contributionCents));
  // Beside a price of the plan year, an earlier year's bronze price would be taken for a price of the plan
  // year.
  const bronze = year === prices?.year ? prices.lowestBronze[ratingArea - 1] : null;
  return {
    year,
    ratingArea,
    benchmarkMonthly: dollars(benchmark),
    creditMonthly: dollars(credit),
    netMonthly: dollars(benchmark - credit),
    lowestBronzeMonthly:
      bronze === null || bronze === undefined ? null : dollars(householdPremium(bronze, ages).cents),
  };
};
