/** A command that was partly carried out; the message names the rest. Ends the program with exit code 3. */
export class PartialError extends Error {
  override readonly name = 'PartialError';
  readonly code = 'partial';
}
