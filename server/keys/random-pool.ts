import {randomFillSync} from 'node:crypto';

const POOL_BYTES = 8_192;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/**
 * Returns cryptographically secure random bytes, at most 8 KiB. Bytes are requested in bulk, because a request costs more than their use.
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
