/** A correct command that cannot be carried out; the message has the reason. Ends the program with exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code = 'command';
}
