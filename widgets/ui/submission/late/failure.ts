import type {FieldCode, ProblemCode} from '../../../../contract/problem.ts';
import type {ApiError} from '../../../api/api-error.ts';
import type {NoAnswerError} from '../../../api/no-answer-error.ts';
import type {Faults} from '../submission-rules.ts';

/** Why a send failed, and what can be done. */
export type Failure = {
  readonly code: ProblemCode | 'unknown' | 'no-answer';
  /** Whether a retry can help. */
  readonly isRetryable: boolean;
  /** The wait before a retry that the server requires, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The server's message to the visitor; empty when there is none. */
  readonly detail: string;
  /** The messages about the form's own fields; the first of several about one field. */
  readonly faults: Faults;
};

/** Converts the error of a send. An error of another class is a file that could not be loaded: nothing was sent. */
export const readFailure = (error: unknown, fields: readonly string[]): Failure => {
  const {
    code = 'no-answer',
    isRetryable = true,
    detail,
    retryAfterMs,
    fieldErrors = [],
  } = error as Partial<ApiError & Pick<NoAnswerError, 'isRetryable'>>;
  const faults: Partial<Record<string, FieldCode>> = {};
  for (const fault of fieldErrors) if (fields.includes(fault.field)) faults[fault.field] ??= fault.code;
  return {code, isRetryable, retryAfterMs, detail: detail ?? '', faults};
};
