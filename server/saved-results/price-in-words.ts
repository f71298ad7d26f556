import {outOfPocketLimit} from '../../insurance/aca/out-of-pocket.ts';
import {nearestPlanYear} from '../../insurance/figures/plan-years.ts';
import type {PriceSpan} from '../../insurance/premiums/price.ts';
import type {Language} from '../../contract/language.ts';
import {joined} from '../ai-workflow/written-point.ts';
import {writerOf} from '../ai-workflow/written-value.ts';
import type {FirstAnswer} from './first-answer.ts';
import {resultText, type ResultTextKey} from './texts.ts';

/** The amounts of the first result, in the same order, and the sentences that the law requires beside them. */
export type PriceInWords = {readonly lines: readonly string[]; readonly statement: string};

/** Writes the price of the first result; undefined without a price. */
export const priceInWords = (
  {price, isPartYear, paysNoCare}: Pick<FirstAnswer, 'price' | 'isPartYear' | 'paysNoCare'>,
  language: Language,
): PriceInWords | undefined => {
  if (!price) return undefined;
  const say = (key: ResultTextKey, more: Readonly<Record<string, string>>): string =>
    resultText(language, key, more);
  const {planYear, withCredit, fullPrice, worstYear, months, isVisitorsPrice, statement} = price;
  const {money, roundMoney} = writerOf(language);
  // Cents would suggest more precision than an estimate has.
  const dollars = isVisitorsPrice ? money : roundMoney;
  const span = ({low, high}: PriceSpan): string =>
    dollars(low) === dollars(high)
      ? dollars(low)
      : say('price.range', {low: dollars(low), high: dollars(high)});
  const kind = withCredit ? 'net' : 'full';
  const monthly = withCredit?.netMonthly ?? fullPrice?.benchmarkMonthly;
  const bronze = withCredit ? withCredit.lowestBronzeNetMonthly : fullPrice?.lowestBronzeMonthly;
  const buyers = (withCredit ?? fullPrice)?.ages.length ?? 1;
  const isReduced = worstYear.high < outOfPocketLimit(nearestPlanYear(planYear), buyers, null);
  const lines = [
    ...(monthly ? [say(`price.${kind}`, {amount: span(monthly)})] : []),
    ...(bronze ? [say(`price.bronze.${kind}`, {amount: span(bronze)})] : []),
    ...(isPartYear || paysNoCare
      ? []
      : [
          say(isReduced ? 'price.worst.silver' : 'price.worst', {
            care: roundMoney(worstYear.high),
            total: roundMoney((monthly?.high ?? 0) * months + worstYear.high),
          }),
        ]),
  ];
  return {lines, statement: joined(statement)};
};
