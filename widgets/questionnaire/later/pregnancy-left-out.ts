import {personPath} from '../answer-path.ts';
import type {QuestionnaireState} from '../questionnaire.model.ts';
import {mattersFor} from './fitting-questions.ts';
import {filledRows} from './request-people.ts';

/**
 * Whether somebody is pregnant and the server does not know, for want of the consent: then the reasons and the next action know less
 * than the answer above them, which is worked out in the browser.
 */
export const isPregnancyLeftOut = ({
  answers,
  agreed,
}: Pick<QuestionnaireState, 'answers' | 'agreed'>): boolean =>
  agreed.health === undefined &&
  filledRows(answers).some(
    (row) => answers[personPath(row, 'pregnant')] === 'yes' && mattersFor(answers, row).has('pregnant'),
  );
