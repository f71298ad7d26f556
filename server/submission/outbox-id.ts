import {OUTBOX_TOPICS, type OutboxTopic} from '../storage/schema.ts';

/**
 * The id of a notification about a submission: the same each time it is sent, so that a receiver recognizes repeats. Made
 * of the submission's own, it needs no index to be found by.
 */
export const outboxId = (submissionId: string, topic: OutboxTopic): string => `${submissionId}:${topic}`;

/** The ids of all notifications that a submission can have. */
export const outboxIds = (submissionId: string): readonly string[] =>
  OUTBOX_TOPICS.map((topic) => outboxId(submissionId, topic));
