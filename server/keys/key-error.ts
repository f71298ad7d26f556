/** The keys of the store are missing, unreadable or not the ones it was encrypted with. Somebody must put them right. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  readonly code = 'keys';
}
