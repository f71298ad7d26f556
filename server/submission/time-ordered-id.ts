import {randomBytes} from 'node:crypto';

/**
 * A UUID of version 7 (RFC 9562 section 5.7): milliseconds first, the rest random. Rows that arrive together
 * land on the same pages of every index, which random ids scatter: each touched page is written to disk.
 */
export function timeOrderedId(time: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(time.getTime(), 0, 6);
  // The version in the high half of byte 6, the variant in the top two bits of byte 8.
  bytes.writeUInt8(0x70 + (bytes.readUInt8(6) % 16), 6);
  bytes.writeUInt8(0x80 + (bytes.readUInt8(8) % 64), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
