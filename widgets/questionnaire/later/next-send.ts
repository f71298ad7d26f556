import {CURRENT_CLIENT} from '../../../contract/ai-workflow.ts';
import type {newKey} from '../../api/idempotency-key.ts';
import {replacing} from '../../ui/submission/late/delivery.ts';
import type {QuestionnaireState, SavedSend} from '../questionnaire.model.ts';
import {resultsBody} from './results-body.ts';

/**
 * Returns the save for the current answers. Unchanged answers are sent as before, also after a reload: the server then
 * returns the existing record. Changed answers are a new record that replaces the last save, and all saves that the
 * last save was to replace while its arrival is unknown.
 */
export const nextSend = (
  state: Pick<QuestionnaireState, 'answers' | 'changes' | 'agreed' | 'clientId' | 'sent'>,
  makeKey: typeof newKey,
): SavedSend => {
  const {agreed, clientId, sent} = state;
  const text = JSON.stringify(resultsBody(state));
  if (sent?.text === text) return sent;
  return {
    key: makeKey(),
    text,
    clientId: clientId ?? CURRENT_CLIENT,
    supersedes: sent?.isAnswered ? sent.key : replacing(sent),
    isPrivate: Object.keys(agreed).length > 0,
  };
};
