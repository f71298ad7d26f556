/** A command that was called correctly and cannot be carried out; the message says why. Ends the program with exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code = 'command';
}
