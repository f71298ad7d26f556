/**
 * Erased content is gone from the tables, but files of the store still contain it, because somebody else uses them at the moment.
 * Scrubbing again later helps.
 */
export class ScrubOwedError extends Error {
  override readonly name = 'ScrubOwedError';
  readonly code = 'scrub-owed';

  /** `reason`: who is in the way, and of what, as a clause. */
  constructor(reason: string, options?: ErrorOptions) {
    super(`Files of the store still hold what was erased or replaced, because ${reason}.`, options);
  }
}

/** Whether an error says so; what comes from the thread of the SQLite file has lost its class, and has the code. */
export const isScrubOwed = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'scrub-owed';
