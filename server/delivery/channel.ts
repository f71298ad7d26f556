import type {DeliveryChannel} from '../storage/tables/delivery-tables.ts';
import {PERSON_TOPICS} from '../submission/outbox-id.ts';
import type {OutboxEvent} from './outbox-event.ts';

/** The topic of a withdrawal of consents. */
export const WITHDRAWN_TOPIC = 'consent.withdrawn';

/** Topics for the agent. */
export const AGENT_TOPICS = [
  'lead.received',
  'contact.received',
  'questionnaire.received',
  WITHDRAWN_TOPIC,
  'chat.handover',
] as const;

/** The topic of the receipt to the visitor: the consents given, and how to withdraw them. */
export const RECEIPT_TOPIC = 'consent.receipt';

/** The requested copy of saved results. */
export const COPY_TOPIC = 'questionnaire.copy';

/** The agent's answer in a conversation, for a visitor who may have left the page. */
export const REPLY_TOPIC = 'chat.reply';

/** Every topic of mails. */
export const MAIL_TOPICS = [
  ...AGENT_TOPICS,
  COPY_TOPIC,
  RECEIPT_TOPIC,
  REPLY_TOPIC,
  ...PERSON_TOPICS,
] as const;

/** A way to deliver events, such as mail. */
export type Channel = {
  readonly name: DeliveryChannel;
  /** The topics of this channel. */
  readonly topics: readonly string[];
  /** The number of concurrent deliveries. */
  readonly atOnce: number;
  /** The number of deliveries in an hour; further deliveries wait. Unlimited if absent. */
  readonly perHour?: number;
  /**
   * Returns whether there is any recipient; without a recipient, events get no delivery. If absent, there is
   * always a recipient.
   */
  readonly isWanted?: () => Promise<boolean>;
  /**
   * Delivers the event. Resolves once the other side has accepted the event; rejects with the error. The signal
   * ends an attempt that takes too long. A repeated delivery must be harmless: a process may die after the
   * delivery and before the record. `isLast`: no further attempt follows. After an error with `retryAfterMs`, the
   * next attempt waits at least that long.
   */
  readonly deliver: (event: OutboxEvent, signal: AbortSignal, isLast?: boolean) => Promise<void>;
  /** Deletes a delivered copy, where possible, because the submission was erased. A missing copy is not an error. */
  readonly retract?: (submissionId: string) => Promise<void>;
};
