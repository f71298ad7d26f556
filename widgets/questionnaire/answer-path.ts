/** The three parts of the questionnaire. */
export type Phase = 1 | 2 | 3;

/**
 * Every answer is kept under its place in the request's body (`leadData.location`), which is also how the server names a
 * faulty one. The life changes are their own list.
 */
export type AnswerPath = string;

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

/** The checks of the specification before a send, in all three phases. */
export const requiredPaths: readonly AnswerPath[] = [
  'leadData.age',
  'leadData.location',
  'leadData.income',
  'clientProfile.age',
  'goals.primary',
  'policyInfo.lifeInsurance',
];
