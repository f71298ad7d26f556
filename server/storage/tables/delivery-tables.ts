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

/** One of them. */
export type OutboxTopic = (typeof OUTBOX_TOPICS)[number];

/** A notification that is to be sent. Holds references only, never answers. */
export type OutboxTable = {
  /** `<submission_id>:<topic>`, see `outboxId`; an answer in the chat adds the number of its event, a mail of the desk a number of its own. */
  id: string;
  submission_id: string;
  topic: OutboxTopic;
  /** `dispatched` once it has a row in `delivery` for each channel; `spam` was flagged, and is never sent. */
  state: 'pending' | 'held' | 'spam' | 'dispatched' | 'superseded' | 'erased';
  created_at: string;
  /** Not to be tried before. */
  due_at: string;
  attempts: number;
};

/** The channels of notifications. */
export const DELIVERY_CHANNELS = ['mail', 'webhook', 'push'] as const;

/** One of them. */
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** One notification by one channel. Holds references only, never answers. */
export type DeliveryTable = {
  outbox_id: string;
  channel: DeliveryChannel;
  /** `parked` has failed too often, and waits for somebody to look; `cancelled` was erased or replaced before it was sent. */
  state: 'pending' | 'delivered' | 'parked' | 'cancelled';
  created_at: string;
  /** Not to be tried before. */
  due_at: string;
  /** Attempts begun. */
  attempts: number;
  /** Whose attempt is under way: a new name for each; empty for none. */
  lease: string;
  /** Until then nobody else tries. */
  leased_until: string;
  /** The last error, without anything that a visitor wrote. */
  last_error: string;
  settled_at: string | null;
};
