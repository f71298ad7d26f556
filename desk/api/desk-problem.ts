import type {FieldError, Problem, ProblemCode} from '../../contract/problem.ts';

/** An answer that is no success, or no answer at all (`offline`). `message` is in the member's language where the server wrote one. */
export class DeskProblem extends Error {
  override readonly name = 'DeskProblem';
  readonly code: ProblemCode | 'offline';
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** The resource as it is now, where somebody else was faster. */
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
