import {OUTBOX_TOPICS, type OutboxTopic} from '../storage/tables/delivery-tables.ts';

/**
 * The id of a notification about a submission: the same each time it is sent, so that a receiver recognizes repeats. Made
 * of the submission's own, it needs no index to be found by.
 */
export const outboxId = (submissionId: string, topic: OutboxTopic): string => `${submissionId}:${topic}`;

/** The id of the notification about one answer of the agent in a conversation, by the number of its event. */
export const replyOutboxId = (submissionId: string, seq: number): string =>
  `${outboxId(submissionId, 'chat.reply')}:${seq}`;

/** The topics of the desk about a person, which go by mail alone: they say less than the desk shows. */
export const PERSON_TOPICS = [
  'followup.due',
  'followup.reminder',
  'person.mail',
  'desk.digest',
  'desk.notice',
] as const;

/** The id of a notification of the desk about a person, by a number of its own: digits alone. */
export const personOutboxId = (
  submissionId: string,
  topic: (typeof PERSON_TOPICS)[number],
  number: string,
): string => `${outboxId(submissionId, topic)}:${number}`;

/** The ids of all notifications that a submission can have, but for those of answers in a conversation and of the desk. */
export const outboxIds = (submissionId: string): readonly string[] =>
  OUTBOX_TOPICS.map((topic) => outboxId(submissionId, topic));
