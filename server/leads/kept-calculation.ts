import type {AcaInputs} from '../../insurance/aca/aca-inputs.ts';
import {adviceEstimate} from '../../insurance/aca/estimate-aca.ts';
import {isHealthUnused} from '../../insurance/answers/health-unused.ts';
import {lifeCover} from '../../insurance/life/life-cover.ts';
import {readLifeInputs} from '../../insurance/life/life-inputs.ts';
import {projectRetirement} from '../../insurance/retirement/project-retirement.ts';
import {retirementDefaults} from '../../insurance/retirement/retirement-inputs.ts';
import type {ParsedCalculation} from '../../contract/calculation.ts';
import type {CalculationTable} from '../storage/tables/submission-tables.ts';

type Aca = Extract<ParsedCalculation, {calculator: 'aca'}>['inputs'];

/** Returns the people of an estimate without their health answers. */
const withoutHealth = (inputs: Aca): Aca => ({
  ...inputs,
  people: inputs.people.map(({pregnant: _1, babiesExpected: _2, tobacco: _3, ...person}) => person),
});

const saysHealth = ({people}: Aca): boolean =>
  people.some(({pregnant, tobacco}) => pregnant === true || tobacco === true);

// Removes keys with undefined values, which the rules do not accept.
const withoutGaps = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const estimated = (given: Aca) => {
  const inputs = withoutGaps(given) as AcaInputs; // the schema has checked them by `validateAca`
  return {inputs, result: adviceEstimate(inputs)};
};

/**
 * Repeats a visitor's calculation, so that the result matches the inputs, and returns inputs and result as the
 * columns of a row. Pregnancy and tobacco have a separate column with their result, and are stored only with
 * consent and if nobody is 65 or older.
 */
export const keptCalculation = (
  {calculator, inputs}: ParsedCalculation,
  {isHealthAgreed}: {readonly isHealthAgreed: boolean},
): Omit<CalculationTable, 'submission_id'> => {
  switch (calculator) {
    case 'life': {
      const read = readLifeInputs(inputs);
      return {answers: JSON.stringify({calculator, inputs: read, result: lifeCover(read)}), health: ''};
    }
    case 'retirement': {
      const {spouseAge: _1, spouseIncome: _2, ...own} = inputs;
      const read = inputs.hasSpouse ? withoutGaps(inputs) : own;
      const result = projectRetirement({...retirementDefaults, ...read});
      return {answers: JSON.stringify({calculator, inputs: read, result}), health: ''};
    }
    case 'aca': {
      const isHealthKept =
        isHealthAgreed && saysHealth(inputs) && !isHealthUnused(inputs.people.map(({age}) => age));
      return {
        answers: JSON.stringify({calculator, ...estimated(withoutHealth(inputs))}),
        health: isHealthKept ? JSON.stringify(estimated(inputs)) : '',
      };
    }
  }
};
