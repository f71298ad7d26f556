const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

// Indexes stay inside the lists; the types cannot know this.
const at = (list: Int32Array, index: number): number => list[index] ?? 0;

/** The first 32 bits of the fractional parts of roots of the first primes: FIPS 180-4 sections 4.2.2 and 5.3.3. */
const fractions = (count: number, power: number): Int32Array => {
  const found = new Int32Array(count);
  for (let candidate = 2, place = 0; place < count; candidate += 1) {
    let divisor = 2;
    while (candidate % divisor) divisor += 1;
    if (divisor === candidate) {
      found[place] = (candidate ** power % 1) * 2 ** 32;
      place += 1;
    }
  }
  return found;
};

/**
 * Prepares SHA-256 of a prefix of up to 51 bytes followed by a number in four bytes, big-endian: one block. The next
 * call overwrites the eight returned words.
 */
export const hasher = (prefix: Uint8Array): ((counter: number) => Int32Array) => {
  const rounds = fractions(64, 1 / 3);
  const start = fractions(8, 1 / 2);
  const block = new DataView(new ArrayBuffer(64));
  for (const [place, byte] of prefix.entries()) block.setUint8(place, byte);
  block.setUint8(prefix.length + 4, 0x80);
  block.setUint32(60, (prefix.length + 4) * 8);
  const schedule = new Int32Array(64);
  const words = new Int32Array(8);
  return (counter) => {
    block.setUint32(prefix.length, counter);
    for (let round = 0; round < 16; round += 1) schedule[round] = block.getInt32(round * 4);
    for (let round = 16; round < 64; round += 1) {
      const early = at(schedule, round - 15);
      const late = at(schedule, round - 2);
      schedule[round] =
        at(schedule, round - 16) +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        at(schedule, round - 7) +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
    for (let round = 0; round < 64; round += 1) {
      const added =
        h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        at(rounds, round) +
        at(schedule, round);
      const sum = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + added) | 0;
      d = c;
      c = b;
      b = a;
      a = (added + sum) | 0;
    }
    words.set([a, b, c, d, e, f, g, h]);
    for (let word = 0; word < 8; word += 1) words[word] = at(words, word) + at(start, word);
    return words;
  };
};
