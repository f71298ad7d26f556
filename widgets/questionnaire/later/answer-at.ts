import {plainWidth} from '../../../insurance/answers/plain-width.ts';
import type {AnswerPath} from '../answer-path.ts';
import {rows} from './rows.ts';
import type {Answers} from '../questionnaire.model.ts';

const count = (typed = ''): number | null => {
  const text = plainWidth(typed);
  return /^\d+$/.test(text) ? Number(text) : null;
};

/**
 * Returns the number of dependents according to phase 1: the household without the couple, otherwise the people under
 * 19.
 */
const dependents = (answers: Answers): string => {
  const size = count(answers['leadData.householdSize']?.trim());
  if (size !== null) {
    const adults = answers['leadData.familyStatus']?.startsWith('married') ? 2 : 1;
    return String(Math.max(size - adults, 0));
  }
  const ages = rows.slice(1).map((row) => count(answers[`leadData.household.${row}.age`]?.trim()));
  const children = ages.filter((age) => age !== null && age < 19).length;
  return children > 0 ? String(children) : '';
};

/**
 * Returns an answer in the form of its control: the typed answer, otherwise a consequence of phase 1 or the form's
 * initial choice.
 */
export const answerAt = (answers: Answers, path: AnswerPath): string => {
  const own = answers[path];
  if (own !== undefined) return own;
  if (path === 'leadData.incomePeriod') return 'year';
  if (path === 'leadData.incomeKind') return 'exact';
  if (path === 'clientProfile.age') return answers['leadData.age'] ?? '';
  return path === 'clientProfile.dependents' ? dependents(answers) : '';
};
