/** A command was called incorrectly; the message contains the correct usage. The program ends with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}
