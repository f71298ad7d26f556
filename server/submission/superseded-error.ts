/** A late request whose answers the visitor has already replaced. No part of the request is stored. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
  readonly code = 'superseded';

  constructor() {
    super('Newer answers have replaced these answers.');
  }
}
