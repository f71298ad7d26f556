import {outOfPocketLimit} from '../aca/out-of-pocket.ts';
import {planFigures} from '../figures/plan-figures.ts';
import {premiumFigures} from './premium-figures.ts';
import type {Figure} from '../figures/figure.ts';
import type {HouseholdPrice} from './price.ts';

/** A part of a price that has a dated figure. */
export type PriceFigureName = 'premium' | 'outOfPocketMax' | 'reducedOutOfPocketMax';

/** A dated figure behind a price, with the part that rests on it. */
export type PriceFigure = {readonly name: PriceFigureName; readonly figure: Figure<unknown>};

/**
 * Lists the dated figures behind a price: the year's premiums, unless the visitor entered the price, the highest cost of care, and the reduced
 * one, if a silver plan with the cost-sharing reduction makes the worst year cheaper.
 */
export const priceFigures = (price: HouseholdPrice): readonly PriceFigure[] => {
  const {planYear, isVisitorsPrice, year, withCredit, fullPrice, worstYear} = price;
  const {outOfPocketMax, reducedOutOfPocketMax} = planFigures[planYear];
  const buyers = (withCredit ?? fullPrice)?.ages.length ?? 1;
  const isReduced = worstYear.low < outOfPocketLimit(planYear, buyers, null);
  const premiums = premiumFigures.filter(({id}) => !isVisitorsPrice && id === `premium.texas.${year}`);
  return [
    ...premiums.map((figure): PriceFigure => ({name: 'premium', figure})),
    {name: 'outOfPocketMax', figure: outOfPocketMax},
    ...(isReduced ? [{name: 'reducedOutOfPocketMax', figure: reducedOutOfPocketMax} as const] : []),
  ];
};
