import type {Calculation} from '../../contract/calculation.ts';
import type {AcaInputs} from '../../insurance/aca/aca-inputs.ts';

/**
 * Returns the inputs of an estimate that a quote request may contain: without pregnancy and tobacco, which need a separate
 * consent.
 */
export const sentCalculation = (inputs: AcaInputs): Calculation => ({
  calculator: 'aca',
  inputs: {
    ...inputs,
    people: inputs.people.map(({age, medicare, employerOffer}) => ({
      age,
      ...(medicare === undefined ? {} : {medicare}),
      ...(employerOffer ? {employerOffer} : {}),
    })),
  },
});
