/** A key was used again with different answers. The client must send the new answers under a new key. */
export class IdempotencyConflictError extends Error {
  override readonly name = 'IdempotencyConflictError';
  readonly code = 'idempotency-conflict';

  constructor() {
    super('The idempotency key belongs to other answers.');
  }
}
