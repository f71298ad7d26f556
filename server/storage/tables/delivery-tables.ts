/**
 * The notifications about a submission: to the agent that it came (`lead.received`, `contact.received`, `questionnaire.received`), that its sender has
 * withdrawn consents (`consent.withdrawn`) or asks for the agent in the chat (`chat.handover`); to the sender what they agreed to (`consent.receipt`),
 * the copy of saved results that they asked for (`questionnaire.copy`), and what the agent has answered in the chat (`chat.reply`) or has written
 * (`person.mail`). Follow-ups that are due are sent to the agent (`followup.due`), and to the sender where a consent stands (`followup.reminder`).
 * `desk.digest` is the daily mail to the agent, `desk.notice` the mail to a member whom no push message reached.
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
  /** `<submission_id>:<topic>`, see `outboxId`; an answer in the chat adds the number of its event, a mail of the desk its own number. */
  id: string;
  submission_id: string;
  topic: OutboxTopic;
  /** `dispatched` once it has a row in `delivery` for each channel; `spam` is never sent. */
  state: 'pending' | 'held' | 'spam' | 'dispatched' | 'superseded' | 'erased';
  created_at: string;
  /** The earliest time of the next attempt. */
  due_at: string;
  attempts: number;
};

/** The channels of notifications. */
export const DELIVERY_CHANNELS = ['mail', 'webhook', 'push'] as const;

/** The name of a channel. */
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** One notification by one channel. Contains references only, never answers. */
export type DeliveryTable = {
  outbox_id: string;
  channel: DeliveryChannel;
  /** `parked` has failed too often and waits for a person; `cancelled` was erased or replaced before it was sent. */
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
