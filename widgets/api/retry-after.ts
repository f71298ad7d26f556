/**
 * Reads the header `Retry-After`, which is a number of seconds or a date: the wait in milliseconds; undefined without a
 * wait, and for a value that cannot be read.
 */
export const retryAfterMs = (headers: Headers): number | undefined => {
  const after = headers.get('Retry-After') ?? '';
  const waitMs = Number.isNaN(Number(after)) ? Date.parse(after) - Date.now() : Number(after) * 1000;
  return waitMs > 0 ? waitMs : undefined;
};
