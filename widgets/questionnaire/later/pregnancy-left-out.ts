import {personPath} from '../answer-path.ts';
import type {QuestionnaireState} from '../questionnaire.model.ts';
import {mattersFor} from './fitting-questions.ts';
import {filledRows} from './request-people.ts';

/**
 * Returns whether somebody is pregnant and the server does not know because the consent is missing: then the reasons
 * and the next action consider less than the answer above them, which the browser computes.
 */
export const isPregnancyLeftOut = ({
  answers,
  agreed,
}: Pick<QuestionnaireState, 'answers' | 'agreed'>): boolean =>
  agreed.health === undefined &&
  filledRows(answers).some(
    (row) => answers[personPath(row, 'pregnant')] === 'yes' && mattersFor(answers, row).has('pregnant'),
  );
