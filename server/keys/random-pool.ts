import {randomFillSync} from 'node:crypto';

const POOL_BYTES = 8_192;

const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

/** Random bytes of cryptographic quality, at most 8 KiB: asked for together, because asking costs more than using them. */
export const randomBytes = (count: number): Buffer => {
  if (used + count > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + count));
  // Bytes that were given away are wiped.
  pool.fill(0, used, used + count);
  used += count;
  return bytes;
};
