import type {PlanYear} from '../figures/plan-years.ts';

/** The lowest and the highest amount in dollars; the same where nothing is open. */
export type PriceSpan = {readonly low: number; readonly high: number};

/** The prices for those who share a program, dollars a month. */
export type Prices = {
  /** The ages of everybody who may be among those people, the oldest first. */
  readonly ages: readonly number[];
  readonly benchmarkMonthly: PriceSpan;
  /** The cheapest bronze plan before any credit; null where unknown. */
  readonly lowestBronzeMonthly: PriceSpan | null;
};

/** The prices of those with the credit, dollars a month. */
export type CreditPrices = Prices & {
  readonly creditMonthly: PriceSpan;
  /** The benchmark plan after the credit. */
  readonly netMonthly: PriceSpan;
  /** The cheapest bronze plan after the credit, which never pays more than the price. */
  readonly lowestBronzeNetMonthly: PriceSpan | null;
};

/**
 * The price of a household's Marketplace plan in Texas, without tobacco. Amounts mean something only together with `year`, `county` and
 * the ages: whoever shows an amount shows the sentences of `agency/legal/price-statement.ts`, too.
 */
export type HouseholdPrice = {
  readonly planYear: PlanYear;
  /** The plan year of the prices: an earlier one where those of `planYear` are not known. */
  readonly year: number;
  readonly county: string;
  readonly ratingArea: number;
  /** The visitor read the benchmark's price on HealthCare.gov. */
  readonly isVisitorsPrice: boolean;
  /** For the incomes and filings with the credit; null where there are none. */
  readonly withCredit: CreditPrices | null;
  /** For the incomes and filings at which somebody pays the full price; null where there are none. */
  readonly fullPrice: Prices | null;
  /** The most that covered care in the network can cost in the plan year beside the premium, with the reduction of a silver plan; dollars. */
  readonly worstYear: PriceSpan;
};

/** Calculates the cheapest bronze plan after the credit in dollars a month; null where its price is unknown. */
export const bronzeAfterCredit = ({
  lowestBronzeMonthly: bronze,
  creditMonthly,
}: {
  readonly lowestBronzeMonthly: number | null;
  readonly creditMonthly: number;
}): number | null => (bronze === null ? null : Math.max(0, Math.round((bronze - creditMonthly) * 100) / 100));
