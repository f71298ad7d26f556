import type {Request, Answer} from './of-schema.ts';
import type {SubmissionExtrasSchema, ReceiptSchema} from './submission.schema.ts';

/** Optional parts of every submission in addition to its answers. */
export type SubmissionExtras = Request<typeof SubmissionExtrasSchema>;

/** The page and the circumstances of a submission. Every field is optional, and a retry is compared without these fields. */
export type SubmissionContext = NonNullable<SubmissionExtras['context']>;

/** Answer of a submission, 201: the submission is stored durably. */
export type Receipt = Answer<typeof ReceiptSchema>;
