import {acaPerson} from '../household/triage.ts';
import type {AcaInputs} from '../aca/aca-inputs.ts';
import {estimateAca} from '../aca/estimate-aca.ts';
import type {PlanYear} from '../figures/plan-years.ts';
import type {Household} from '../household/household.ts';

/**
 * Returns the household for the picture of payments by income; undefined if the picture would have to guess: an open
 * income, size or filing, or a home that is not known to be in Texas. Also undefined if the picture would contradict the
 * answer about the credit, because the picture knows neither months nor written words.
 */
export const picturedHousehold = (
  {people, state, county, benchmarkMonthly, income, filings, size, stated}: Household,
  planYear: PlanYear,
  hasCredit: boolean,
): AcaInputs | undefined => {
  const [filing, ...others] = filings;
  if (state !== 'texas' || !income?.isExact || size.low !== size.high) return undefined;
  if (filing === undefined || others.length > 0 || people.length === 0) return undefined;
  const inputs: AcaInputs = {
    planYear,
    householdSize: size.low,
    income: income.low,
    filing,
    people: people.map(acaPerson),
    ...(county === null ? {} : {county: county.name}),
    ...(benchmarkMonthly === null ? {} : {benchmarkMonthly}),
    ...(stated.includes('tribe') ? {hasTribe: true} : {}),
  };
  return (estimateAca(inputs).expectedContribution !== null) === hasCredit ? inputs : undefined;
};
