import {HOUSEHOLD_ROWS} from '../../server/contract/ai-workflow.ts';

/** The three parts of the questionnaire. */
export type Phase = 1 | 2 | 3;

/**
 * Every answer is kept under its place in the request's body (`leadData.location`), which is also how the server names a
 * faulty one. The life changes are a list of their own.
 */
export type AnswerPath = string;

/** The rows of the household: row 0 is `leadData.age` and `leadData.gender`. */
export const rows: readonly number[] = Array.from({length: HOUSEHOLD_ROWS}, (_, row) => row);

/** Where an answer about one person is kept. The specification names the first person's age and sex apart. */
export const personPath = (row: number, field: string): AnswerPath =>
  row === 0 && (field === 'age' || field === 'gender')
    ? `leadData.${field}`
    : `leadData.household.${row}.${field}`;

/** A control's `name`: the specification's field name, and the rest of the path where there are several of it. */
export const controlName = (path: AnswerPath): string =>
  path
    .replace(/^(leadData|healthInfo|clientProfile|goals|policyInfo|contact)\./, '')
    .replace(/^(lifestageChanges\.\d+)\.change$/, '$1');

const person = ['age', 'gender', 'pregnant', 'babiesExpected', 'tobacco', 'medicare'];
const offer = ['employerOffer.selfOnlyMonthly', 'employerOffer.familyMonthly', 'employerOffer.lowValue'];

const named = (container: string, ...fields: readonly string[]): readonly AnswerPath[] =>
  fields.map((field) => `${container}.${field}`);

/** The health answers: in memory only, and sent only when agreed to. */
export const healthPaths = named('healthInfo', 'conditions', 'medications', 'lifestyle', 'familyHistory');

const contactPaths = named('contact', 'firstName', 'lastName', 'email', 'phone');

const leadPaths = [
  ...rows.flatMap((row) => [...person, ...offer].map((field) => personPath(row, field))),
  ...named('leadData', 'location', 'householdSize', 'applicants', 'income', 'exactIncome', 'filing'),
  ...named('leadData', 'familyStatus', 'currentCoverage'),
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

/** What the specification checks before it sends. */
export const requiredPaths: Readonly<Record<Phase, readonly AnswerPath[]>> = {
  1: ['leadData.age', 'leadData.location', 'leadData.income'],
  2: ['clientProfile.age', 'goals.primary'],
  3: ['policyInfo.lifeInsurance'],
};

/** What is about a person's health although it stands among the other answers: it outlives no reload either. */
export const isAboutHealth = (path: AnswerPath): boolean =>
  path.startsWith('healthInfo.') || /\.(pregnant|babiesExpected|tobacco)$/.test(path);
