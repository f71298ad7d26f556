// An entry of an index of PostgreSQL has at most 2,704 bytes, and the index of the list contains the partner, too.
const MOST_BYTES = 2_000;

/** Returns the page of a record as the list stores and filters it: the beginning of a longer one, in whole characters. */
export const listedPage = (page: string): string => {
  const bytes = Buffer.from(page);
  if (bytes.length <= MOST_BYTES) return page;
  // The bytes of a character after its first begin with the bits 10.
  let end = MOST_BYTES;
  while (((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
  return bytes.subarray(0, end).toString();
};
