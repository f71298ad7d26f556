/** A key was used again with other answers. The client must send them under a new key. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError';
  readonly code = 'idempotency-conflict';

  constructor() {
    super('The idempotency key belongs to other answers.');
  }
}
