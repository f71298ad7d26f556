/** A command that was called incorrectly; the message says how to call it. Ends the program with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}
