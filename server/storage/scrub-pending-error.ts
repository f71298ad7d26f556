/**
 * Erased content is removed from the tables, but files of the store still contain it, because another program is using them. Another scrub
 * later helps.
 */
export class ScrubPendingError extends Error {
  override readonly name = 'ScrubPendingError';
  readonly code = 'scrub-pending';

  /** `reason`: the blocking program and its effect, as a clause. */
  constructor(reason: string, options?: ErrorOptions) {
    super(`Files of the store still contain erased or replaced data, because ${reason}.`, options);
  }
}

/** Whether an error is a ScrubPendingError; an error from the thread of the SQLite file has lost its class, and has the code. */
export const isScrubPending = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'scrub-pending';
