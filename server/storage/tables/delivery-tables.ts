/**
 * The topics of notifications about a submission. To the agent: a submission arrived (`lead.received`,
 * `contact.received`, `questionnaire.received`), the sender has withdrawn consents (`consent.withdrawn`) or asks
 * for the agent in the chat (`chat.handover`), a follow-up is due (`followup.due`), the daily digest
 * (`desk.digest`). To a member whom no push message reached: `desk.notice`. To the sender: the consents given
 * (`consent.receipt`), the requested copy of saved results (`questionnaire.copy`), the agent's answer in the chat
 * (`chat.reply`), a mail from the agent (`person.mail`), and, where a consent is in force, a reminder of a
 * follow-up (`followup.reminder`).
 */
export const OUTBOX_TOPICS = [
  'lead.received',
  'contact.received',
  'questionnaire.received',
  'questionnaire.copy',
  'consent.receipt',
  'consent.withdrawn',
  'chat.handover',
  'chat.reply',
  'followup.due',
  'followup.reminder',
  'person.mail',
  'desk.digest',
  'desk.notice',
] as const;

/** The topic of a notification. */
export type OutboxTopic = (typeof OUTBOX_TOPICS)[number];

/** A notification to send. Contains references only, never answers. */
export type OutboxTable = {
  /**
   * `<submission_id>:<topic>`, see `outboxId`; the id of an answer in the chat ends with the number of the event,
   * the id of a mail of the desk with the number of the mail.
   */
  id: string;
  submission_id: string;
  topic: OutboxTopic;
  /** `dispatched` once the table `delivery` has a row for each channel; `spam` is never sent. */
  state: 'pending' | 'held' | 'spam' | 'dispatched' | 'superseded' | 'erased';
  created_at: string;
  /** The earliest time of the next attempt. */
  due_at: string;
  attempts: number;
};

/** The channels of notifications. */
const DELIVERY_CHANNELS = ['mail', 'webhook', 'push'] as const;

/** The name of a channel. */
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** One notification by one channel. Contains references only, never answers. */
export type DeliveryTable = {
  outbox_id: string;
  channel: DeliveryChannel;
  /**
   * `parked`: the delivery has failed too often and waits for a person; `cancelled`: the notification was erased
   * or replaced before it was sent.
   */
  state: 'pending' | 'delivered' | 'parked' | 'cancelled';
  created_at: string;
  /** The earliest time of the next attempt. */
  due_at: string;
  /** The number of started attempts. */
  attempts: number;
  /** The unique name of the current claim; empty for none. */
  lease: string;
  /** The end of the lease. */
  leased_until: string;
  /** The last error, without any text of a visitor. */
  last_error: string;
  settled_at: string | null;
};
