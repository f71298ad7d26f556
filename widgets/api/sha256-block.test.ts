import {createHash, randomBytes} from 'node:crypto';
import {expect, test} from 'vitest';
import {hasher} from './sha256-block.ts';

test.each([0, 1, 32, 51])('hashes %i bytes and a number like the reference', (length) => {
  const prefix = randomBytes(length);
  const hashOf = hasher(prefix);
  for (const counter of [0, 1, 255, 65_536, 2 ** 32 - 1]) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    const wanted = createHash('sha256').update(prefix).update(number).digest('hex');
    const words = Array.from(hashOf(counter), (word) => (word >>> 0).toString(16).padStart(8, '0'));
    expect(words.join('')).toBe(wanted);
  }
});
