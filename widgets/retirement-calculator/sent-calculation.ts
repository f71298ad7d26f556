import type {Calculation} from '../../contract/calculation.ts';
import type {RetirementInputs} from '../../insurance/retirement/retirement-inputs.ts';

/**
 * Returns the inputs of a projection for a quote request. Without a spouse the spouse's fields may have any value, so they are
 * omitted.
 */
export const sentCalculation = ({spouseAge, spouseIncome, ...inputs}: RetirementInputs): Calculation => ({
  calculator: 'retirement',
  inputs: inputs.hasSpouse ? {...inputs, spouseAge, spouseIncome} : inputs,
});
