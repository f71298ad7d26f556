import type {AcaInputs} from '../aca/aca-inputs.ts';
import type {BenchmarkOf} from '../aca/contribution-curve.ts';
import {type AcaResult, estimateAca} from '../aca/estimate-aca.ts';
import {estimatePremium} from './estimate-premium.ts';

/** Returns the people who would buy a plan on the Marketplace, with or without the credit. */
const buyersOf = (
  inputs: Pick<AcaInputs, 'people'>,
  {people}: Pick<AcaResult, 'people'>,
): readonly number[] =>
  inputs.people
    .filter((_, index) => ['credit', 'full-price'].includes(people[index]?.program ?? ''))
    .map(({age}) => age);

/**
 * Returns the full price of the benchmark plan for the people of the household who would buy a plan, in dollars a
 * month. A price that the visitor entered from HealthCare.gov is the price for the buyers at the household's own
 * income: for other buyers the answer is null, as it is for everybody without a county.
 */
export const benchmarkOf = (inputs: AcaInputs): BenchmarkOf => {
  const own = buyersOf(inputs, estimateAca(inputs)).join(' ');
  return (result) => {
    const ages = buyersOf(inputs, result);
    const {planYear, county, benchmarkMonthly} = inputs;
    if (!county) return null;
    if (benchmarkMonthly !== undefined) return ages.join(' ') === own ? benchmarkMonthly : null;
    return estimatePremium({planYear, county, ages, contributionCents: 0})?.benchmarkMonthly ?? null;
  };
};
