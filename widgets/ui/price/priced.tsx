import type {ReactNode} from 'react';
import {type PriceStatement, priceStatement} from '../../../agency/legal/price-statement.ts';
import type {BelowCliff} from '../../../insurance/answer/below-cliff.ts';
import type {CreditPrices, HouseholdPrice, PriceSpan} from '../../../insurance/premiums/price.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {type Numbers, numbersIn} from '../number-field/numbers.ts';

/** An amount in words: two ends, or one if both are equal. */
export type WrittenSpan = {readonly low: string; readonly high?: string};

/** The amounts of a price in words, dollars a month; `worstYear` dollars a year. Undefined: unknown, or without a meaning here. */
export type WrittenPrice = {
  /** The benchmark plan after the credit. */
  readonly net: WrittenSpan | undefined;
  readonly benchmark: WrittenSpan | undefined;
  /**
   * Also undefined if a credit of 0 would depend on an earlier year's price: such a price is not evidence that there is
   * no credit.
   */
  readonly credit: WrittenSpan | undefined;
  readonly bronze: WrittenSpan | undefined;
  readonly bronzeNet: WrittenSpan | undefined;
  /** The credit and the rest of a single price, to the cent, for a sum of cents; undefined without the credit, and for two ends. */
  readonly inCents: {readonly credit: string; readonly net: string} | undefined;
  /** The benchmark plan without any credit, for the incomes and filings that have none. */
  readonly fullPrice: WrittenSpan | undefined;
  readonly worstYear: WrittenSpan | undefined;
  /** Dollars a year: the year's premiums for the benchmark plan after the credit, from the plan's first month on, and `worstYear`. */
  readonly worstTotal: WrittenSpan | undefined;
  /** The credit just below the limit of the credit, for a household just above the limit. */
  readonly missedCredit: string | undefined;
};

const spanIn =
  (money: (dollars: number) => string) =>
  (span: PriceSpan | null | undefined): WrittenSpan | undefined => {
    if (!span) return undefined;
    const [low, high] = [money(span.low), money(span.high)];
    return low === high ? {low} : {low, high};
  };

const isSingle = ({low, high}: PriceSpan): boolean => low === high;

const hasSinglePrice = ({benchmarkMonthly, netMonthly}: CreditPrices): boolean =>
  isSingle(benchmarkMonthly) && isSingle(netMonthly);

/** Returns the credit as the shown price minus the shown rest, so that the three whole dollars of a sentence add up. */
const creditInDollars = (prices: CreditPrices): PriceSpan => {
  if (!hasSinglePrice(prices)) return prices.creditMonthly;
  const {benchmarkMonthly, netMonthly} = prices;
  const credit = Math.round(benchmarkMonthly.low) - Math.round(netMonthly.low);
  return {low: credit, high: credit};
};

// Requires the statement so that no caller has the amounts without the sentences.
const writtenPrice = (
  {withCredit, fullPrice, worstYear, year, planYear, months, isVisitorsPrice}: HouseholdPrice,
  _statement: PriceStatement,
  {money, exactMoney}: Pick<Numbers, 'money' | 'exactMoney'>,
  below: BelowCliff | undefined,
): WrittenPrice => {
  // Cents would suggest more precision than an estimate has; the visitor's own price is exact to the cent.
  const write = spanIn(isVisitorsPrice ? exactMoney : money);
  const showsNothing = withCredit?.creditMonthly.high === 0 && year < planYear;
  const shown = showsNothing ? null : withCredit;
  const prices = withCredit ?? fullPrice;
  const premium = withCredit?.netMonthly ?? fullPrice?.benchmarkMonthly;
  return {
    net: write(withCredit?.netMonthly),
    benchmark: write(prices?.benchmarkMonthly),
    credit: write(shown && (isVisitorsPrice ? shown.creditMonthly : creditInDollars(shown))),
    inCents:
      shown && hasSinglePrice(shown)
        ? {credit: exactMoney(shown.creditMonthly.low), net: exactMoney(shown.netMonthly.low)}
        : undefined,
    bronze: write(prices?.lowestBronzeMonthly),
    bronzeNet: write(withCredit?.lowestBronzeNetMonthly),
    fullPrice: write(fullPrice?.benchmarkMonthly),
    worstYear: write(worstYear),
    worstTotal:
      premium &&
      spanIn(money)({
        low: premium.low * months + worstYear.low,
        high: premium.high * months + worstYear.high,
      }),
    missedCredit: below && money(below.creditMonthly),
  };
};

/** The props of the price. */
export type PricedProps = {
  readonly price: HouseholdPrice;
  /** Has the texts of `priceTexts` (agency/legal/price-statement.ts). */
  readonly t: Translate;
  readonly lang: Language;
  readonly below?: BelowCliff | undefined;
  /** Draws the amounts, which exist only here, above the sentences that the law requires beside them. */
  readonly children: (amounts: WrittenPrice) => ReactNode;
};

/**
 * A price with the sentences that belong to every amount: year, place, ages, gender, and those of Texas Ins. Code
 * 1214.003.
 */
export const Priced = ({price, t, lang, below, children}: PricedProps) => {
  const facts = {...price, ages: (price.withCredit ?? price.fullPrice)?.ages ?? []};
  const statement = priceStatement(facts, t, lang);
  // Chinese has no space after a full stop.
  const space = lang === 'zh' ? '' : ' ';
  return (
    <div className="price" part="price">
      {children(writtenPrice(price, statement, numbersIn(lang), below))}
      <p className="price-basis">{statement.basis.join(space)}</p>
      <p className="small-print">{statement.sentences.join(space)}</p>
    </div>
  );
};
