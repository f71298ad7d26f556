import type {FieldError, Problem, ProblemCode} from '../../contract/problem.ts';

/**
 * A failed request: a status other than success, or no answer (`offline`). `message` is in the member's language if the server wrote one.
 */
export class DeskProblem extends Error {
  override readonly name = 'DeskProblem';
  readonly code: ProblemCode | 'offline';
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** The current state of the resource, if somebody else changed it first. */
  readonly current: unknown;

  constructor(problem: Partial<Problem>, {status, retryAfter}: {status: number; retryAfter?: string | null}) {
    super(problem.detail ?? '');
    this.code = problem.code ?? (status === 0 ? 'offline' : 'internal');
    this.status = status;
    this.fields = problem.errors ?? [];
    this.current = problem.current;
    this.retryAfterSeconds = retryAfter ? Number(retryAfter) : undefined;
  }
}
