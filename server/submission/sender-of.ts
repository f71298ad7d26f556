import type {Sender} from '../evidence/consent-evidence.ts';
import type {SubmissionRecord} from './submission-record.ts';

type Answered = Pick<SubmissionRecord, 'answers'>;

/** Returns the name in a record; empty for an anonymous conversation. */
export const nameIn = ({answers}: Answered): string =>
  (answers['name'] ?? `${answers['firstName'] ?? ''} ${answers['lastName'] ?? ''}`).trim();

/** Returns the sender of a record and the contact details. */
export const senderOf = (record: Answered): Sender => ({
  name: nameIn(record),
  email: record.answers['email'] ?? '',
  phone: record.answers['phone'] ?? '',
});
