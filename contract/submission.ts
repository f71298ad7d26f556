import type {Request, Answer} from './of-schema.ts';
import type {SubmissionExtrasSchema, ReceiptSchema} from './submission.schema.ts';

/** Optional parts of every submission beside its answers. */
export type SubmissionExtras = Request<typeof SubmissionExtrasSchema>;

/** Where and how a submission was made. All of it optional; none of it is compared on a retry. */
export type SubmissionContext = NonNullable<SubmissionExtras['context']>;

/** Answer of a submission, 201: the submission is stored durably. */
export type Receipt = Answer<typeof ReceiptSchema>;
