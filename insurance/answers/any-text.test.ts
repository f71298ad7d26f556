import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {findDay} from './find-day.ts';
import {lifeChangeKind} from './life-change.ts';
import {parseAge} from './parse-age.ts';
import {parseLocation} from './parse-location.ts';
import {parseMoney} from './parse-money.ts';
import {readCoverage} from './read-coverage.ts';
import {saysNone} from './says-none.ts';

const today = '2026-11-21';

/** Every reader of typed text. */
const readers = {
  parseMoney,
  findDay,
  lifeChangeKind,
  parseLocation,
  saysNone,
  readCoverage,
  parseAge: (text: string) => parseAge(text, today),
};

/** A reader in quadratic time. */
const endsInSpace = (text: string): boolean => /\s+$/u.test(text);

/** Four times the text takes 4 times as long in linear time, and 16 times in quadratic time. */
const MOST_GROWTH = 8;

// Below this, the clock's resolution and a garbage collection decide the factor. The linear readers need less than 8 ms for 64 KiB, and a
// quadratic reader hundreds.
const MEASURABLE_MS = 50;

const processorMs = (read: (text: string) => unknown, part: string, length: number): number => {
  const text = `${part.repeat(length / part.length)}x`;
  const before = process.threadCpuUsage();
  read(text);
  const {user, system} = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

const bestOfThree = (read: (text: string) => unknown, part: string, length: number): number =>
  Math.min(...[1, 2, 3].map(() => processorMs(read, part, length)));

/** Returns how many times more processor time a text takes than its quarter; 1 when the time is too short to measure. */
const growth = (read: (text: string) => unknown, part: string, length: number): number => {
  const first = processorMs(read, part, length);
  if (first < MEASURABLE_MS) return 1;
  return Math.min(first, bestOfThree(read, part, length)) / bestOfThree(read, part, length / 4);
};

describe('an amount as typed', () => {
  test('never throws and never returns less than 0, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        expect(parseMoney(text) ?? 0).toBeGreaterThanOrEqual(0);
        expect(['texas', 'other', 'unknown']).toContain(parseLocation(text).state);
        expect(() => [
          findDay(text),
          lifeChangeKind(text),
          parseAge(text, today),
          saysNone(text),
        ]).not.toThrow();
      }),
    );
  });

  test('the measure of the next tests finds a quadratic pattern', () => {
    expect(growth(endsInSpace, ' ', 16_384)).toBeGreaterThan(MOST_GROWTH);
  });

  test.each(['1', 'plan', 'lost ', '1,000', ' ', 'mar 1 ', '$', '\n', 'my ', '12/', '没', '1 de '])(
    'is read in time that grows no faster than the text: 64 KiB of %j',
    (part) => {
      for (const [name, read] of Object.entries(readers))
        expect(growth(read, part, 65_536), name).toBeLessThan(MOST_GROWTH);
    },
  );
});
