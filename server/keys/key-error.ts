/** The keys of the store are missing, unreadable or wrong. The operator must correct them. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  readonly code = 'keys';
}
