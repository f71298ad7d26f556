import {OUTBOX_TOPICS, type OutboxTopic} from '../storage/tables/delivery-tables.ts';

/**
 * Returns the id of a notification about a submission: the same for each delivery, so that a receiver recognizes repeats. Derived from the
 * submission's id, so that no index is needed.
 */
export const outboxId = (submissionId: string, topic: OutboxTopic): string => `${submissionId}:${topic}`;

/** Returns the id of the notification about an answer of the agent, by the number of its event. */
export const replyOutboxId = (submissionId: string, seq: number): string =>
  `${outboxId(submissionId, 'chat.reply')}:${seq}`;

/** The desk's topics about a person, which go only by mail. */
export const PERSON_TOPICS = [
  'followup.due',
  'followup.reminder',
  'person.mail',
  'desk.digest',
  'desk.notice',
] as const;

/** Returns the id of a notification of the desk about a person, by its own number: digits only. */
export const personOutboxId = (
  submissionId: string,
  topic: (typeof PERSON_TOPICS)[number],
  number: string,
): string => `${outboxId(submissionId, topic)}:${number}`;

/** Returns the ids of all possible notifications of a submission, except the notifications of answers in a conversation and of the desk. */
export const outboxIds = (submissionId: string): readonly string[] =>
  OUTBOX_TOPICS.map((topic) => outboxId(submissionId, topic));
