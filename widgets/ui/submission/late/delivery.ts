import type {newKey} from '../../../api/idempotency-key.ts';

/** One send: the key it goes under, what it says, and the key of the send it replaces. */
export interface Delivery {
  readonly key: string;
  readonly text: string;
  readonly supersedes?: string | undefined;
}

/**
 * The send for these answers. The same answers as in an earlier, unanswered send go under its key again: the server may
 * have kept them already. Other answers go under a new key and replace the earlier ones.
 */
export const nextDelivery = (unanswered: Delivery | null, text: string, makeKey: typeof newKey): Delivery =>
  unanswered?.text === text ? unanswered : {key: makeKey(), text, supersedes: unanswered?.key};
