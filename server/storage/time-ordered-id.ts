import {randomUUID} from 'node:crypto';

/**
 * Returns a UUID of version 7 (RFC 9562 section 5.7): milliseconds first, then random bits. Rows that arrive
 * together are on the same pages of every index. Random ids would scatter the rows, and each changed page is
 * written to disk.
 */
export const timeOrderedId = (time: Date): string =>
  // The end of a random UUID, from the version digit on; the variant bits are the same in both versions.
  `${firstIdOf(time)}-7${randomUUID().slice(15)}`;

/** Returns the prefix that sorts before every id from this moment on. */
export const firstIdOf = (time: Date): string => {
  const milliseconds = time.getTime().toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}`;
};
