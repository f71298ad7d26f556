import {OUTBOX_TOPICS, type OutboxTopic} from '../storage/schema.ts';

/**
 * The id of what is to be told about a submission: the same each time it is told, so that a receiver can see repeats. Made
 * of the submission's own, it needs no index to be found by.
 */
export const outboxId = (submissionId: string, topic: OutboxTopic): string => `${submissionId}:${topic}`;

/** The ids of everything that can have been told about a submission. */
export const outboxIds = (submissionId: string): readonly string[] =>
  OUTBOX_TOPICS.map((topic) => outboxId(submissionId, topic));
