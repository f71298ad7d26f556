/** A command that did what it could; the message names what it could not do. Ends the program with exit code 3. */
export class PartialError extends Error {
  override readonly name = 'PartialError';
  readonly code = 'partial';
}
