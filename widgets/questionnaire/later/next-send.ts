import {CURRENT_CLIENT} from '../../../contract/ai-workflow.ts';
import type {newKey} from '../../api/idempotency-key.ts';
import {replacing} from '../../ui/submission/late/delivery.ts';
import type {QuestionnaireState, SavedSend} from '../questionnaire.model.ts';
import {resultsBody} from './results-body.ts';

/**
 * The save for the answers as they stand. The same answers as last time go as they went, also after a reload: the server
 * then gives the record it has. Others are their own record that replaces the last one, and all that this one was to
 * replace as long as nobody knows whether it arrived.
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
