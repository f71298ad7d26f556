import type {SubmissionRecord} from '../submission/submission-record.ts';
import type {OutboxTopic} from '../storage/tables/delivery-tables.ts';
import type {ComposedMail} from './compose-mail.ts';
import type {Receipt} from '../withdrawal/receipt.ts';

/** An event for the agent or the visitor, with everything a channel needs to compose its message. */
export type OutboxEvent = {
  /** The same for every delivery and retry of the event. */
  readonly id: string;
  readonly topic: OutboxTopic;
  readonly createdAt: string;
  readonly submission: SubmissionRecord;
  /** The submissions whose answers these replace. */
  readonly replaces: readonly string[];
  /** The submissions whose consents were withdrawn at once, this one among them; empty where the event is not about that. */
  readonly withdrawn: readonly string[];
  /** The saved results of a questionnaire without health answers: for the mail to the agent alone. */
  readonly saved?: unknown;
  /** The receipt for the visitor, where the event is for the visitor. */
  readonly receipt?: Receipt;
  /** The mail to the agent, where the reader of the topic has composed one. */
  readonly toAgent?: ComposedMail;
};
