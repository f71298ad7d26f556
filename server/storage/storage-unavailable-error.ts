/**
 * Nothing can be stored or read now (disk full, read-only, locked, damaged). A retry helps, unless the reason in the message says
 * otherwise; the message is for logs and commands.
 */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
  readonly code = 'unavailable';
  readonly retryable = true;
  readonly retryAfterSeconds = 5;

  constructor(cause: unknown) {
    super(
      cause instanceof Error
        ? `The store cannot be used: ${cause.message}.`
        : 'The store cannot be used at the moment.',
      {cause},
    );
  }
}
