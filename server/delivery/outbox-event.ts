import type {SubmissionRecord} from '../submission/submission-record.ts';
import type {OutboxTopic} from '../storage/tables/delivery-tables.ts';
import type {ComposedMail} from './compose-mail.ts';
import type {Receipt} from '../withdrawal/receipt.ts';

/** An event for the agent or the visitor, with the data that channels need for their messages. */
export type OutboxEvent = {
  /** The id, which is the same for every delivery and retry of the event. */
  readonly id: string;
  readonly topic: OutboxTopic;
  readonly createdAt: string;
  readonly submission: SubmissionRecord;
  /** The submissions that these answers replace. */
  readonly replaces: readonly string[];
  /** The submissions whose consents were withdrawn together, including this one; empty for other events. */
  readonly withdrawn: readonly string[];
  /** The saved results of a questionnaire without health answers, only for the mail to the agent. */
  readonly saved?: unknown;
  /** The receipt, for an event that goes to the visitor. */
  readonly receipt?: Receipt;
  /** The mail to the agent, for an event whose topic composes a mail. */
  readonly toAgent?: ComposedMail;
};
