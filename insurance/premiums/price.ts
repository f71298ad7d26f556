import type {PlanYear} from '../figures/plan-years.ts';

/** The lowest and the highest amount in dollars; equal if nothing is open. */
export type PriceSpan = {readonly low: number; readonly high: number};

/** The prices for people with the same program, dollars a month. */
export type Prices = {
  /** The ages of everybody who may be among these people, oldest first. */
  readonly ages: readonly number[];
  readonly benchmarkMonthly: PriceSpan;
  /** The cheapest bronze plan before any credit; null if unknown. */
  readonly lowestBronzeMonthly: PriceSpan | null;
};

/** The prices for people with the credit, dollars a month. */
export type CreditPrices = Prices & {
  readonly creditMonthly: PriceSpan;
  /** The benchmark plan after the credit. */
  readonly netMonthly: PriceSpan;
  /** The cheapest bronze plan after the credit, which never pays more than the price. */
  readonly lowestBronzeNetMonthly: PriceSpan | null;
};

/**
 * The price of a household's Marketplace plan in Texas, without tobacco. An amount has a meaning only together with
 * `year`, `county` and the ages: a view that shows an amount must also show the sentences of
 * `agency/legal/price-statement.ts`.
 */
export type HouseholdPrice = {
  readonly planYear: PlanYear;
  /** The plan year of the prices: an earlier year if the prices of `planYear` are unknown. */
  readonly year: number;
  readonly county: string;
  readonly ratingArea: number;
  /** Whether the visitor entered the benchmark's price from HealthCare.gov. */
  readonly isVisitorsPrice: boolean;
  /** For the incomes and filings with the credit; null if there are none. */
  readonly withCredit: CreditPrices | null;
  /** For the incomes and filings at which somebody pays the full price; null if there are none. */
  readonly fullPrice: Prices | null;
  /** The months of the plan year with premiums, if the plan begins as soon as the rules allow. */
  readonly months: number;
  /**
   * The highest cost of covered care in the network in the plan year, beside the premium, with the reduction of a
   * silver plan; dollars.
   */
  readonly worstYear: PriceSpan;
};

/** Calculates the cheapest bronze plan after the credit in dollars a month; null if its price is unknown. */
export const bronzeAfterCredit = ({
  lowestBronzeMonthly: bronze,
  creditMonthly,
}: {
  readonly lowestBronzeMonthly: number | null;
  readonly creditMonthly: number;
}): number | null => (bronze === null ? null : Math.max(0, Math.round((bronze - creditMonthly) * 100) / 100));
