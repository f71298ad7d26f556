import {plainWidth} from '../../../insurance/answers/plain-width.ts';
import type {AnswerPath} from '../answer-path.ts';
import {rows} from './rows.ts';
import type {Answers} from '../questionnaire.model.ts';

const count = (typed = ''): number | null => {
  const text = plainWidth(typed);
  return /^\d+$/.test(text) ? Number(text) : null;
};

/** How many depend on the visitor, as far as phase 1 says: the household without the couple, else those under 19. */
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

/** An answer as its control shows it: what was typed, else what follows from phase 1 or the choice that the form begins with. */
export const answerAt = (answers: Answers, path: AnswerPath): string => {
  const own = answers[path];
  if (own !== undefined) return own;
  if (path === 'leadData.incomePeriod') return 'year';
  if (path === 'leadData.incomeKind') return 'exact';
  if (path === 'clientProfile.age') return answers['leadData.age'] ?? '';
  return path === 'clientProfile.dependents' ? dependents(answers) : '';
};
