import type {Sender} from '../evidence/consent-evidence.ts';
import type {SubmissionRecord} from './submission-record.ts';

type Answered = Pick<SubmissionRecord, 'answers'>;

/** The name that a record gives; empty for a conversation whose visitor named nobody. */
export const nameIn = ({answers}: Answered): string =>
  (answers['name'] ?? `${answers['firstName'] ?? ''} ${answers['lastName'] ?? ''}`).trim();

/** Who sent a record, and how to reach them. */
export const senderOf = (record: Answered): Sender => ({
  name: nameIn(record),
  email: record.answers['email'] ?? '',
  phone: record.answers['phone'] ?? '',
});
