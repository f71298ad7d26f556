import type {ProblemCode} from '../../contract/problem.ts';

const FULL_SECONDS = 3_600;

/** The error for a conversation that cannot be continued; the code is that of the problem in the response. */
export class ConversationError extends Error {
  override readonly name = 'ConversationError';
  readonly code: Extract<
    ProblemCode,
    'unauthorized' | 'health-details' | 'too-many-requests' | 'unavailable'
  >;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ConversationError['code']) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = code === 'too-many-requests' ? FULL_SECONDS : undefined;
  }
}
