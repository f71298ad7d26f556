import {estimatePremium} from '../premiums/estimate-premium.ts';
import {findCounty} from '../premiums/texas-counties.ts';
import {bronzeAfterCredit, type HouseholdPrice, type Prices, type PriceSpan} from '../premiums/price.ts';
import type {AcaInputs} from './aca-inputs.ts';
import type {AcaResult} from './estimate-aca.ts';
import {outOfPocketLimit} from './out-of-pocket.ts';
import type {Program} from './person-program.ts';

const at = (dollars: number): PriceSpan => ({low: dollars, high: dollars});

/** Returns the ages of a program's people, oldest first. */
const agesOf = ({people}: AcaInputs, result: AcaResult, program: Program): readonly number[] =>
  people
    .filter((_, index) => result.people[index]?.program === program)
    .map(({age}) => age)
    .sort((a, b) => b - a);

/** Converts the premium of an estimate to the form of the price view; null without a known price. */
export const acaPrice = (inputs: AcaInputs, result: AcaResult): HouseholdPrice | null => {
  const {premium, csr} = result;
  const county = findCounty(inputs.county ?? '');
  if (!county) return null;
  const ages = agesOf(inputs, result, premium ? 'credit' : 'full-price');
  const {planYear, benchmarkMonthly} = inputs;
  const found =
    premium ?? estimatePremium({planYear, county: county.name, ages, contributionCents: 0, benchmarkMonthly});
  if (!found) return null;
  const prices: Prices = {
    ages,
    benchmarkMonthly: at(found.benchmarkMonthly),
    lowestBronzeMonthly: found.lowestBronzeMonthly === null ? null : at(found.lowestBronzeMonthly),
  };
  const bronzeNet = premium && bronzeAfterCredit(premium);
  return {
    planYear,
    year: found.year,
    county: county.name,
    ratingArea: county.ratingArea,
    isVisitorsPrice: benchmarkMonthly !== undefined,
    months: 12,
    withCredit: premium && {
      ...prices,
      creditMonthly: at(premium.creditMonthly),
      netMonthly: at(premium.netMonthly),
      lowestBronzeNetMonthly: bronzeNet === null ? null : at(bronzeNet),
    },
    fullPrice: premium ? null : prices,
    worstYear: at(outOfPocketLimit(planYear, ages.length, csr)),
  };
};
