import type {Calculation} from '../../contract/calculation.ts';
import type {RetirementInputs} from '../../insurance/retirement/retirement-inputs.ts';

/** The inputs of a projection as they go with a quote request. Without a spouse the spouse's fields may hold anything: they stay out. */
export const sentCalculation = ({spouseAge, spouseIncome, ...inputs}: RetirementInputs): Calculation => ({
  calculator: 'retirement',
  inputs: inputs.hasSpouse ? {...inputs, spouseAge, spouseIncome} : inputs,
});
