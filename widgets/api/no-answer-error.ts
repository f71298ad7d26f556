/** No answer came within the allowed time and attempts: the server may have stored the submission, or not. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly code = 'no-answer';
  readonly isRetryable = true;

  constructor(cause: unknown) {
    super('no answer', {cause});
  }
}
