/** Draws random values; the seed alone decides them. */
export type Draw = {
  /** Returns a whole number between two others, including both. */
  readonly whole: (least: number, most: number) => number;
  readonly chance: (share: number) => boolean;
  readonly oneOf: <Value>(values: readonly [Value, ...Value[]]) => Value;
};

/**
 * Creates a generator from a seed (mulberry32, public domain): the same seed gives the same households on every
 * machine.
 */
export const drawFrom = (seed: number): Draw => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    chance: (share) => next() < share,
    oneOf: (values) => values[whole(0, values.length - 1)] ?? values[0],
  };
};
