import {
  PROBLEM_STATUS,
  type FieldError,
  type ProofChallenge,
  type ProblemCode,
} from '../../contract/problem.ts';

type Facts = {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** Headers that belong to the status, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly challenge?: ProofChallenge;
  /** With `changed-meanwhile` and `conversation-taken`: the current resource. */
  readonly current?: unknown;
  readonly cause?: unknown;
};

/** An error that ends a request: thrown anywhere in HTTP code, sent as problem+json. */
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
