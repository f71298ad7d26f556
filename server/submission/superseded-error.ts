/** A late send whose answers the visitor has replaced meanwhile. Nothing is kept of it. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
  readonly code = 'superseded';

  constructor() {
    super('Newer answers have replaced these.');
  }
}
