import years from './texas-premiums.json' with {type: 'json'};

/** The Marketplace prices of one plan year in Texas. */
export type PremiumYear = {
  readonly year: number;
  /** The benchmark silver plan at age 0 to 14 in dollars a month; the first amount is rating area 1. */
  readonly benchmark: readonly number[];
  /** The cheapest bronze plan in the same form, before the credit; null if the source has no plausible amount. */
  readonly lowestBronze: readonly (number | null)[];
  /** The source of the amounts, in words for visitors. */
  readonly source: string;
  /** `primary` for the Marketplace's own files, `single` for one secondary source. */
  readonly confidence: string;
  readonly checkedOn: string;
  readonly nextReview: string;
};

/**
 * The years with known prices, the newest first. `npm run premiums -- import` writes them. The Marketplace sets a benchmark for each
 * county, because not every plan is sold in a whole rating area: one amount per area is an approximation.
 */
export const premiumYears: readonly PremiumYear[] = years;

/**
 * Finds the prices for a plan year: its own, otherwise the last earlier year's. Undefined before the first known year.
 */
export const pricesFor = (
  planYear: number,
  known: readonly PremiumYear[] = premiumYears,
): PremiumYear | undefined => known.find(({year}) => year <= planYear);
