/** No answer came in the time and number of attempts allowed: the server may have kept what was sent, or not. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly code = 'no-answer';
  readonly isRetryable = true;

  constructor(cause: unknown) {
    super('no answer', {cause});
  }
}
