import {randomFillSync} from 'node:crypto';

const POOL_BYTES = 8_192;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Returns cryptographically secure random bytes, at most 8 KiB. The bytes come from a pool, because a request to
 * the system costs more than the use of the bytes.
 */
export const randomBytes = (count: number): Buffer => {
  if (used + count > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + count));
  // Returned bytes are erased from the pool.
  pool.fill(0, used, used + count);
  used += count;
  return bytes;
};
