import type {AnswerPath} from '../answer-path.ts';
import type {Answers} from '../questionnaire.model.ts';

/**
 * Returns the answers without those about the person of a row; the people after that row move up. Row 0 is never
 * removed.
 */
export const withoutPerson = (answers: Answers, removed: number): Answers => {
  const left: Partial<Record<AnswerPath, string>> = {};
  for (const [path, answer] of Object.entries(answers)) {
    const [, place, field] = /^leadData\.household\.(\d+)\.(.+)$/.exec(path) ?? [];
    const row = Number(place);
    if (field === undefined || row < removed) left[path] = answer;
    else if (row > removed) left[`leadData.household.${row - 1}.${field}`] = answer;
  }
  return left;
};
