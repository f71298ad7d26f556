import {rows} from './rows.ts';
import type {QuestionnaireState} from '../questionnaire.model.ts';

/** Returns the visible rows of the household: as many as the visitor added, and every row up to the last answered row. */
export const shownRows = ({
  answers,
  people,
}: Pick<QuestionnaireState, 'answers' | 'people'>): readonly number[] => {
  const last = Math.max(
    people - 1,
    ...Object.entries(answers).map(([path, answer]) =>
      answer && path.startsWith('leadData.household.') ? Number(path.split('.')[2]) : 0,
    ),
  );
  return rows.slice(0, last + 1);
};
