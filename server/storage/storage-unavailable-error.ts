/** Nothing can be stored or read at the moment (disk full, read-only, locked, damaged). Trying again helps. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
  readonly code = 'unavailable';
  readonly retryable = true;
  readonly retryAfterSeconds = 5;

  constructor(cause: unknown) {
    super('The store cannot be used at the moment.', {cause});
  }
}
