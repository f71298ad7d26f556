import type {DeliveryChannel} from '../storage/schema.ts';
import type {ToldEvent} from './told-event.ts';

/** That the consents of a submission no longer stand. */
export const WITHDRAWN_TOPIC = 'consent.withdrawn';

/** What concerns the agent. */
export const AGENT_TOPICS = [
  'lead.received',
  'contact.received',
  'questionnaire.received',
  WITHDRAWN_TOPIC,
  'chat.handover',
] as const;

/** What concerns the visitor: what they agreed to, and how to withdraw it. */
export const RECEIPT_TOPIC = 'consent.receipt';

/** The agent's answer in a conversation, for a visitor who may have left the page. */
export const REPLY_TOPIC = 'chat.reply';

/** One way of telling something. */
export type Channel = {
  readonly name: DeliveryChannel;
  /** What is told in this way. */
  readonly topics: readonly string[];
  /** How many may be told side by side. */
  readonly atOnce: number;
  /** How many may be delivered in an hour; the rest waits. No limit when left out. */
  readonly perHour?: number;
  /**
   * Tells it; resolves once the other side has taken it over. Rejects with what went wrong. The signal ends an attempt that
   * takes too long. Telling the same event twice must do no harm: a process may die between the telling and its note of it.
   */
  readonly tell: (event: ToldEvent, signal: AbortSignal) => Promise<void>;
  /** Takes back what was told, where that can be done: the submission was erased. Nothing to take back is no error. */
  readonly retract?: (submissionId: string) => Promise<void>;
};
