/** A correct command cannot be carried out; the message contains the reason. The program ends with exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code = 'command';
}
