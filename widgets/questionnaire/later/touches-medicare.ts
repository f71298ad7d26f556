import type {QuestionnaireState} from '../questionnaire.model.ts';

/** Returns whether any answer concerns Medicare, so that the statutory texts are required. */
export const touchesMedicare = ({
  answers,
  requests,
}: Pick<QuestionnaireState, 'answers' | 'requests'>): boolean =>
  Object.entries(answers).some(
    ([path, answer = '']) =>
      (path.endsWith('age') && Number.parseInt(answer, 10) >= 64 && Number.parseInt(answer, 10) <= 120) ||
      (path.endsWith('medicare') && answer.trim() !== ''),
  ) || Object.values(requests).some(({answered}) => answered?.result?.touchesMedicare === true);
