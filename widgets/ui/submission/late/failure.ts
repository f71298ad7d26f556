import type {FieldCode, ProblemCode} from '../../../../contract/problem.ts';
import type {ApiError} from '../../../api/api-error.ts';
import type {NoAnswerError} from '../../../api/no-answer-error.ts';
import type {Faults} from '../submission-rules.ts';

/** Why a send did not end well, and what can be done. */
export type Failure = {
  readonly code: ProblemCode | 'unknown' | 'no-answer';
  /** Whether sending the same again can help. */
  readonly isRetryable: boolean;
  /** The server's message to the visitor; empty when there is none. */
  readonly detail: string;
  /** The messages about the form's own fields; of several about one field, the first. */
  readonly faults: Faults;
};

/** Reads the error of a send. What is none of the client's errors is a file that did not arrive: nothing was sent. */
export const readFailure = (error: unknown, fields: readonly string[]): Failure => {
  const {
    code = 'no-answer',
    isRetryable = true,
    detail,
    fieldErrors = [],
  } = error as Partial<ApiError & Pick<NoAnswerError, 'isRetryable'>>;
  const faults: Partial<Record<string, FieldCode>> = {};
  for (const fault of fieldErrors) if (fields.includes(fault.field)) faults[fault.field] ??= fault.code;
  return {code, isRetryable, detail: detail ?? '', faults};
};
