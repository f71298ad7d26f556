/** The keys of the store are missing, unreadable or wrong. The operator must correct the keys. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  readonly code = 'keys';
}
