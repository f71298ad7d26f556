/** A command was partly carried out; the message names the unfinished part. The program ends with exit code 3. */
export class PartialError extends Error {
  override readonly name = 'PartialError';
  readonly code = 'partial';
}
