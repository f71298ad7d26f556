import type {QuestionnaireState} from '../questionnaire.model.ts';

/** Whether anything that was answered speaks of Medicare, so that the statutory texts stand beside it. */
export const touchesMedicare = ({
  answers,
  requests,
}: Pick<QuestionnaireState, 'answers' | 'requests'>): boolean =>
  Object.entries(answers).some(
    ([path, answer = '']) =>
      (path.endsWith('age') && Number.parseInt(answer, 10) >= 64 && Number.parseInt(answer, 10) <= 120) ||
      (path.endsWith('medicare') && answer.trim() !== ''),
  ) || Object.values(requests).some(({answered}) => answered?.result?.touchesMedicare === true);
