import type {Json} from '../../api/serialise.ts';
import {personPath} from '../answer-path.ts';
import {rows} from './rows.ts';
import type {Answers} from '../questionnaire.model.ts';
import {answerAt} from './answer-at.ts';
import {mattersFor} from './fitting-questions.ts';

type JsonObject = {readonly [name: string]: Json};

const yes = (answer: string): true | undefined => (answer === 'yes' ? true : undefined);

/** Lists the filled rows, by their place in the form. */
export const filledRows = (answers: Answers): readonly number[] => {
  const filled = new Set(
    Object.entries(answers).flatMap(([path, answer]) => {
      if (!answer?.trim()) return [];
      if (path === 'leadData.age' || path === 'leadData.gender') return [0];
      return path.startsWith('leadData.household.') ? [Number(path.split('.')[2])] : [];
    }),
  );
  return rows.filter((row) => filled.has(row));
};

/** Converts one person to the API's form. An answer to a question that cannot matter for the person is omitted. */
const personOf = (answers: Answers, row: number): JsonObject => {
  const matters = mattersFor(answers, row);
  const at = (field: string): string => answerAt(answers, personPath(row, field)).trim();
  const selfOnlyMonthly = at('employerOffer.selfOnlyMonthly');
  const familyMonthly = at('employerOffer.familyMonthly');
  const isPregnant = matters.has('pregnant') ? yes(at('pregnant')) : undefined;
  return {
    age: at('age'),
    gender: at('gender'),
    pregnant: isPregnant,
    babiesExpected: isPregnant && at('babiesExpected') ? at('babiesExpected') : undefined,
    dueDate: isPregnant && at('dueDate') ? at('dueDate') : undefined,
    tobacco: matters.has('tobacco') ? yes(at('tobacco')) : undefined,
    medicare: matters.has('medicare') ? yes(at('medicare')) : undefined,
    employerOffer:
      matters.has('employerOffer') && (selfOnlyMonthly || familyMonthly)
        ? {minimumValue: at('employerOffer.lowValue') !== 'yes', selfOnlyMonthly, familyMonthly}
        : undefined,
  };
};

/** Converts the filled rows to the API's form. */
export const household = (answers: Answers): readonly JsonObject[] =>
  filledRows(answers).map((row) => personOf(answers, row));
