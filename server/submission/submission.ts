import type {z} from 'zod';
import type {ConsentSchema} from '../../contract/submission.schema.ts';
import type {Client} from '../evidence/client.ts';
import type {Sender} from '../evidence/consent-evidence.ts';
import type {SubmissionKind} from '../storage/tables/submission-tables.ts';
import type {FlagReason, ParsedContext} from './flag-reasons.ts';

/** The request without its body. */
export type Delivery = {
  readonly key: string | undefined;
  readonly origin: string;
  readonly client: Client;
};

/** A submission without its answers, ready to be recorded. */
export type Submission = Delivery & {
  readonly kind: Exclude<SubmissionKind, 'chat'>;
  /** The answers as text, the same for equal answers: see `answersText`. */
  readonly answersText: string;
  readonly sender: Sender;
  readonly consents: readonly z.output<typeof ConsentSchema>[];
  readonly context: ParsedContext;
  readonly heldFor: readonly FlagReason[];
  /** Whether the sender gets a copy of saved results by mail. */
  readonly isCopyWanted?: boolean;
  /** The key or keys of earlier requests that this submission replaces; empty for none. */
  readonly supersedes: string | readonly string[];
};
