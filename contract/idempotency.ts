/**
 * The request header that makes a POST safe to send again: a UUID, new for each set of answers.
 * The same key and answers give the same 201; other answers under it give 409. `context` is not
 * compared. Keys of different routes do not meet.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The form of a key: any UUID. */
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
