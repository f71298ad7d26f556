import type {SubmissionRecord} from '../submission/submission-record.ts';
import type {OutboxTopic} from '../storage/schema.ts';
import type {Receipt} from '../withdrawal/receipt.ts';

/** Something to be told, with all that can be said about it. */
export type ToldEvent = {
  /** The same each time it is told. */
  readonly id: string;
  readonly topic: OutboxTopic;
  readonly createdAt: string;
  readonly submission: SubmissionRecord;
  /** The submissions whose answers these replace. */
  readonly replaces: readonly string[];
  /** The submissions whose consents were withdrawn at once, this one among them; empty where the event is not about that. */
  readonly withdrawn: readonly string[];
  /** What somebody has saved of a questionnaire, health answers left out: for the mail to the agent alone. */
  readonly saved?: unknown;
  /** What the visitor is mailed, where the event is for the visitor. */
  readonly receipt?: Receipt;
};
