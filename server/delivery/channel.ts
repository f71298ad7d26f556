import type {DeliveryChannel} from '../storage/tables/delivery-tables.ts';
import {PERSON_TOPICS} from '../submission/outbox-id.ts';
import type {OutboxEvent} from './outbox-event.ts';

/** That the consents of a submission no longer stand. */
export const WITHDRAWN_TOPIC = 'consent.withdrawn';

/** Topics that concern the agent. */
export const AGENT_TOPICS = [
  'lead.received',
  'contact.received',
  'questionnaire.received',
  WITHDRAWN_TOPIC,
  'chat.handover',
] as const;

/** Topics that concern the visitor: the consents given, and how to withdraw them. */
export const RECEIPT_TOPIC = 'consent.receipt';

/** The copy of saved results that their visitor asked for. */
export const COPY_TOPIC = 'questionnaire.copy';

/** The agent's answer in a conversation, for a visitor who may have left the page. */
export const REPLY_TOPIC = 'chat.reply';

/** Every topic that goes by mail. */
export const MAIL_TOPICS = [
  ...AGENT_TOPICS,
  COPY_TOPIC,
  RECEIPT_TOPIC,
  REPLY_TOPIC,
  ...PERSON_TOPICS,
] as const;

/** A way to deliver events: mail, a webhook, or push messages. */
export type Channel = {
  readonly name: DeliveryChannel;
  /** The topics that this channel delivers. */
  readonly topics: readonly string[];
  /** How many deliveries may run side by side. */
  readonly atOnce: number;
  /** How many may be delivered in an hour; the rest waits. No limit when left out. */
  readonly perHour?: number;
  /** Whether anybody wants what this channel delivers: events that come while nobody does get no delivery. Everybody when left out. */
  readonly isWanted?: () => Promise<boolean>;
  /**
   * Delivers the event; resolves once the other side has accepted the event. Rejects with the error. The signal ends an attempt that
   * takes too long. Delivering the same event twice must do no harm: a process may die between the delivery and its note. `isLast`: nobody
   * tries again after this attempt. An error with `retryAfterMs` is not retried before.
   */
  readonly deliver: (event: OutboxEvent, signal: AbortSignal, isLast?: boolean) => Promise<void>;
  /** Deletes a delivered copy, where possible, because the submission was erased. A missing copy is no error. */
  readonly retract?: (submissionId: string) => Promise<void>;
};
