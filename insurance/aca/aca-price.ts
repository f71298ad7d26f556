import {findCounty} from '../premiums/texas-counties.ts';
import {bronzeAfterCredit, type HouseholdPrice, type PriceSpan} from '../premiums/price.ts';
import type {AcaInputs} from './aca-inputs.ts';
import type {AcaResult} from './estimate-aca.ts';
import {outOfPocketLimit} from './out-of-pocket.ts';

const at = (dollars: number): PriceSpan => ({low: dollars, high: dollars});

/** Puts the premium of an estimate into the form that the price's view takes; null without a premium. */
export const acaPrice = (inputs: AcaInputs, {premium, csr, people}: AcaResult): HouseholdPrice | null => {
  const county = findCounty(inputs.county ?? '');
  if (premium === null || !county) return null;
  const ages = inputs.people
    .filter((_, index) => people[index]?.program === 'credit')
    .map(({age}) => age)
    .sort((a, b) => b - a);
  const bronzeNet = bronzeAfterCredit(premium);
  return {
    planYear: inputs.planYear,
    year: premium.year,
    county: county.name,
    ratingArea: county.ratingArea,
    isVisitorsPrice: inputs.benchmarkMonthly !== undefined,
    withCredit: {
      ages,
      benchmarkMonthly: at(premium.benchmarkMonthly),
      creditMonthly: at(premium.creditMonthly),
      netMonthly: at(premium.netMonthly),
      lowestBronzeMonthly: premium.lowestBronzeMonthly === null ? null : at(premium.lowestBronzeMonthly),
      lowestBronzeNetMonthly: bronzeNet === null ? null : at(bronzeNet),
    },
    fullPrice: null,
    worstYear: at(outOfPocketLimit(inputs.planYear, ages.length, csr)),
  };
};
