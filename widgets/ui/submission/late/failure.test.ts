import {expect, test} from 'vitest';
import {ApiError} from '../../../api/api-error.ts';
import {NoAnswerError} from '../../../api/no-answer-error.ts';
import {readFailure} from './failure.ts';

const problem = (status: number, code: string, errors: object[] = []): ApiError =>
  new ApiError(status, '', JSON.stringify({code, detail: 'Words of the server.', errors}));

test("faults of the form's own fields are reported by field; the first of several counts", () => {
  const error = problem(422, 'invalid-fields', [
    {field: 'email', code: 'invalid-email'},
    {field: 'email', code: 'too-long'},
    {field: 'context.page', code: 'too-long'},
  ]);
  expect(readFailure(error, ['name', 'email'])).toEqual({
    code: 'invalid-fields',
    isRetryable: false,
    detail: 'Words of the server.',
    faults: {email: 'invalid-email'},
  });
});

test.each([
  ['no answer', new NoAnswerError(null), {code: 'no-answer', isRetryable: true, detail: ''}],
  ['a busy server', problem(503, 'unavailable'), {code: 'unavailable', isRetryable: true}],
  [
    'a server that gets too many requests',
    new ApiError(429, '', '{"code":"too-many-requests"}', 40_000),
    {code: 'too-many-requests', isRetryable: true, retryAfterMs: 40_000},
  ],
  ['a refused origin', problem(403, 'origin-refused'), {code: 'origin-refused', isRetryable: false}],
  ['a file that did not arrive', new TypeError('import failed'), {code: 'no-answer', isRetryable: true}],
])('says whether trying again helps: %s', (_, error, expected) => {
  expect(readFailure(error, [])).toMatchObject(expected);
});
