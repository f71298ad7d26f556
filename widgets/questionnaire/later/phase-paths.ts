import {type AnswerPath, personPath, type Phase} from '../answer-path.ts';
import {rows} from './rows.ts';
import {healthPaths} from './health-paths.ts';
import {OTHER_INCOMES} from './stated-income.ts';

const person = ['age', 'gender', 'pregnant', 'babiesExpected', 'dueDate', 'tobacco', 'medicare'];
const offer = ['employerOffer.selfOnlyMonthly', 'employerOffer.familyMonthly', 'employerOffer.lowValue'];

const named = (container: string, ...fields: readonly string[]): readonly AnswerPath[] =>
  fields.map((field) => `${container}.${field}`);

const contactPaths = named('contact', 'firstName', 'lastName', 'email', 'phone');

const leadPaths = [
  ...rows.flatMap((row) => [...person, ...offer].map((field) => personPath(row, field))),
  ...named(
    'leadData',
    'location',
    'county',
    'benchmarkMonthly',
    'income',
    'incomePeriod',
    'incomeKind',
    'exactIncome',
    'incomeTo',
  ),
  ...OTHER_INCOMES,
  ...named('leadData', 'householdSize', 'applicants', 'familyStatus', 'filing', 'currentCoverage'),
];

const profilePaths = [
  ...named('clientProfile', 'age', 'dependents', 'doctors.0', 'doctors.1', 'visitsPerYear'),
  ...named('clientProfile', 'assets', 'debts', 'coverage'),
];

/** The answers of each phase in the order of its form. */
export const phasePaths: Readonly<Record<Phase, readonly AnswerPath[]>> = {
  1: [...leadPaths, ...healthPaths, ...contactPaths],
  2: [...profilePaths, ...named('goals', 'primary', 'budget', 'riskTolerance'), 'timeline', ...contactPaths],
  3: [...named('policyInfo', 'lifeInsurance', 'cancerCoverage', 'medicare', 'retirement'), ...contactPaths],
};
