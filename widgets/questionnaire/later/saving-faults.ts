import type {FieldCode} from '../../../contract/problem.ts';
import type {AnswerPath, Phase} from '../answer-path.ts';
import type {QuestionnaireState} from '../questionnaire.model.ts';
import {findFaults} from './find-faults.ts';

/** The answers that saving requires, besides the answers of the result. */
export const savingPaths: readonly AnswerPath[] = ['contact.firstName', 'contact.lastName', 'contact.email'];

/** Lists the faults of the contact details before results can be saved; other faults of the phase are unchanged. */
export const savingFaults = (
  phase: Phase,
  state: Pick<QuestionnaireState, 'answers' | 'agreed'>,
): QuestionnaireState['faults'] => {
  const missing: Partial<Record<AnswerPath, FieldCode>> = {};
  for (const path of savingPaths) if (!state.answers[path]?.trim()) missing[path] = 'required';
  return {...missing, ...findFaults(phase, state)};
};
