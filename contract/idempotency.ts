/**
 * The request header that makes a POST safe to retry: a UUID, new for each set of answers. The same key and answers give the same 201;
 * other answers with the key give 409. `context` is not compared. Keys are separate for each route.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Matches a key: a UUID of any version. */
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
