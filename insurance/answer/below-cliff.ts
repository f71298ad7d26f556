import {estimateAca} from '../aca/estimate-aca.ts';
import {incomeLevers, type Lever} from '../aca/income-levers.ts';
import type {AcaInputs} from '../aca/aca-inputs.ts';
import type {HouseholdPrice} from '../premiums/price.ts';

/** The credit just below the limit, for a household that a lawful way leads there. Dollars. */
export type BelowCliff = {
  /** The part of the yearly income that is too much, in whole dollars. */
  readonly over: number;
  /** The credit at the limit, a month. */
  readonly creditMonthly: number;
  /** The lawful ways that this household can use. */
  readonly levers: readonly Lever['kind'][];
};

/**
 * Returns the credit that a household just above 400 percent of the poverty line misses; undefined if no lever leads below the limit, or if
 * the price leaves no credit there.
 */
export const belowCliff = (inputs: AcaInputs, price: HouseholdPrice | undefined): BelowCliff | undefined => {
  if (!price?.fullPrice || price.withCredit) return undefined;
  const {targets, levers} = incomeLevers(inputs);
  const target = targets.find(({id}) => id === 'credit-ends');
  if (!target) return undefined;
  const {expectedContribution} = estimateAca({...inputs, income: target.dollars});
  const creditMonthly = price.fullPrice.benchmarkMonthly.low - (expectedContribution?.month ?? Infinity);
  return creditMonthly > 0
    ? {over: target.needed, creditMonthly, levers: levers.map(({kind}) => kind)}
    : undefined;
};
