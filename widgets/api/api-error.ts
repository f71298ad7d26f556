import type {FieldError, Problem, ProofChallenge, ProblemCode} from '../../contract/problem.ts';

/** Statuses after which the same request may succeed later. */
const passingStatuses = new Set([408, 429, 500, 502, 503, 504]);

/** The server answered, and the answer is not a success. Branch on `code`, never on the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The problem's code; `unknown` when something other than the server answered (a proxy, a portal). */
  readonly code: ProblemCode | 'unknown';
  /** The message for the visitor in the requested language; null when the answer has none. */
  readonly detail: string | null;
  /** The faults by field; empty when the problem is not about a field. */
  readonly fieldErrors: readonly FieldError[];
  /** The proof of work that the next attempt needs. */
  readonly challenge: ProofChallenge | undefined;
  /** The wait before the next attempt that the server requires, in milliseconds; undefined without one. */
  readonly retryAfterMs: number | undefined;
  /** Whether the same request can succeed later. */
  readonly isRetryable: boolean;

  /**
   * @param body The answer's whole text. The message is `status: body` (site-spec section 8).
   * @param retryAfter The wait that the server requires, in milliseconds.
   */
  constructor(status: number, statusText: string, body: string, retryAfter?: number) {
    super(`${status}: ${body || statusText}`);
    const problem = parseProblem(body);
    this.status = status;
    this.code = problem?.code ?? 'unknown';
    this.detail = problem?.detail ?? null;
    this.fieldErrors = problem?.errors ?? [];
    this.challenge = problem?.challenge;
    this.retryAfterMs = retryAfter;
    this.isRetryable = passingStatuses.has(status) || !!problem?.challenge;
  }
}

/**
 * Returns the problem document in a body, or null when there is none: a proxy between page and server may answer, too.
 */
const parseProblem = (body: string): Pick<Problem, 'code' | 'detail' | 'errors' | 'challenge'> | null => {
  try {
    const {code, detail, errors, challenge} = JSON.parse(body) as Partial<Problem>;
    if (typeof code !== 'string') return null;
    return {
      code,
      detail: typeof detail === 'string' ? detail : '',
      errors: errors ?? [],
      ...(challenge ? {challenge} : {}),
    };
  } catch {
    return null; // not JSON
  }
};
