/** A command that was called rightly and cannot do it; the message says why. Ends the program with exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code = 'command';
}
