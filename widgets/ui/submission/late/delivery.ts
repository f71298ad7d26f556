import {MAX_SUPERSEDED} from '../../../../contract/limit.ts';
import type {SubmissionExtras} from '../../../../contract/submission.ts';
import type {newKey} from '../../../api/idempotency-key.ts';

/** One send: its key, its content, and the keys of the sends that it replaces. */
export type Delivery = {
  readonly key: string;
  readonly text: string;
  readonly supersedes?: SubmissionExtras['supersedes'] | undefined;
};

/**
 * Returns the submissions that the send after an unanswered send replaces: that send, and the sends that it was to
 * replace. Each of them may be stored. If there are more than the server accepts, the newest count.
 */
export const replacing = (
  unanswered: Pick<Delivery, 'key' | 'supersedes'> | null,
): SubmissionExtras['supersedes'] => {
  if (!unanswered) return undefined;
  const {key, supersedes = []} = unanswered;
  const keys = [key, supersedes].flat();
  return keys.length > 1 ? keys.slice(0, MAX_SUPERSEDED) : key;
};

/**
 * Returns the send for these answers. The same answers as in an earlier, unanswered send use its key again, because the
 * server may have stored them. Other answers use a new key and replace the earlier answers.
 */
export const nextDelivery = (unanswered: Delivery | null, text: string, makeKey: typeof newKey): Delivery =>
  unanswered?.text === text ? unanswered : {key: makeKey(), text, supersedes: replacing(unanswered)};

/**
 * Returns the submissions that may be stored after a send was finally refused: the earlier sends. If the refused send
 * was a repetition, the server may have stored it the first time: its key must be replaced, and no answers may use it
 * again.
 */
export const afterRefusal = <Send extends Delivery>(before: Send | null, refused: Send): Send | null =>
  before === refused ? {...refused, text: ''} : before;
