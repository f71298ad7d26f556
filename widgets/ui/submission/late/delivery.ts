import {MAX_SUPERSEDED} from '../../../../contract/limit.ts';
import type {SubmissionExtras} from '../../../../contract/submission.ts';
import type {newKey} from '../../../api/idempotency-key.ts';

/** One send: the key it goes under, what it says, and the keys of the sends it replaces. */
export type Delivery = {
  readonly key: string;
  readonly text: string;
  readonly supersedes?: SubmissionExtras['supersedes'] | undefined;
};

/**
 * The submissions that the send after an unanswered send replaces: that send, and what that was to replace itself. It may never have arrived,
 * and any of those before it may be stored. The newest, should there be more than the server takes.
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
 * The send for these answers. The same answers as in an earlier, unanswered send go under its key again: the server may
 * have kept them already. Other answers go under a new key and replace the earlier ones.
 */
export const nextDelivery = (unanswered: Delivery | null, text: string, makeKey: typeof newKey): Delivery =>
  unanswered?.text === text ? unanswered : {key: makeKey(), text, supersedes: replacing(unanswered)};

/**
 * The submissions that may still be stored when a send was refused for good: the sends before. When that was the same send going
 * again, the server may have kept it the first time: its key is to be replaced, and no answers go under it any more.
 */
export const afterRefusal = <Send extends Delivery>(before: Send | null, refused: Send): Send | null =>
  before === refused ? {...refused, text: ''} : before;
