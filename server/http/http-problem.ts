import {
  PROBLEM_STATUS,
  type FieldError,
  type ProofChallenge,
  type ProblemCode,
} from '../../contract/problem.ts';

type Facts = {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** The headers that belong to the status, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly challenge?: ProofChallenge;
  /** The current resource, with `changed-meanwhile` and `conversation-taken`. */
  readonly current?: unknown;
  readonly cause?: unknown;
};

/** Ends a request: any HTTP code may throw this error, and the answer is problem+json. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly challenge: ProofChallenge | undefined;
  readonly current: unknown;

  constructor(
    code: ProblemCode,
    {errors = [], retryAfterSeconds, headers = {}, challenge, current, cause}: Facts = {},
  ) {
    super(code, {cause});
    this.code = code;
    this.status = PROBLEM_STATUS[code];
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.headers = headers;
    this.challenge = challenge;
    this.current = current;
  }
}
