/** The three phases of the questionnaire. */
export type Phase = 1 | 2 | 3;

/**
 * Every answer is stored under its path in the request's body (`leadData.location`), which the server also uses for
 * faults. The life changes are a separate list.
 */
export type AnswerPath = string;

/**
 * Returns the path of an answer about one person. The specification names the first person's age and sex separately.
 */
export const personPath = (row: number, field: string): AnswerPath =>
  row === 0 && (field === 'age' || field === 'gender')
    ? `leadData.${field}`
    : `leadData.household.${row}.${field}`;

/** Returns a control's `name`: the specification's field name, and the rest of the path for repeated fields. */
export const controlName = (path: AnswerPath): string =>
  path
    .replace(/^(leadData|healthInfo|clientProfile|goals|policyInfo|contact)\./, '')
    .replace(/^(lifestageChanges\.\d+)\.change$/, '$1');

/** The checks of the specification before a send, in all three phases. */
export const requiredPaths: readonly AnswerPath[] = [
  'leadData.age',
  'leadData.location',
  'leadData.income',
  'clientProfile.age',
  'goals.primary',
  'policyInfo.lifeInsurance',
];
