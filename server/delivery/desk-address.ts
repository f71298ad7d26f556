import type {SubmissionRecord} from '../submission/submission-record.ts';

/** Returns the address of the desk's page about a record: the conversation, or the person who sent the record. */
export const deskAddress = (origin: string, {id, kind}: Pick<SubmissionRecord, 'id' | 'kind'>): string =>
  `${origin}/desk/${kind === 'chat' ? 'conversations' : 'people'}/${id}`;
