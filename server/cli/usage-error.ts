/** A command that was called incorrectly; the message has the correct usage. Ends the program with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}
