/* The documents reserve the measured heights of the quote form: too little space moves the page, too much leaves a gap. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {reservedHeights} from './reserved-heights.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The heights in a text, by the width from which they hold. */
const rulesIn = (text: string): (readonly [from: number, height: number])[] =>
  [...text.matchAll(/(?:\((?:min-width:|width >=) (\d+)px\)[^}]*?)?min-height: (\d+)px/gu)].map(
    ([, from = '0', height]) => [Number(from), Number(height)],
  );

const measured = Object.entries(reservedHeights('quote-form')['en'] ?? {}).map(
  ([width, height]) => [Number(width), height] as const,
);

test('the container queries of the README reserve the highest form of their widths', () => {
  const rules = rulesIn(read('widgets/README.md'));
  expect(rules).toHaveLength(4);
  for (const [place, [from, height]] of rules.entries()) {
    const [end = Number.POSITIVE_INFINITY] = rules[place + 1] ?? [];
    const heights = measured.filter(([width]) => width >= from && width < end).map(([, one]) => one);
    expect([from, height]).toEqual([from, Math.max(...heights)]);
  }
});

test('the guides reserve the height on a phone and on a wide page', () => {
  const rules = rulesIn(read('docs/guides/README.md'));
  expect(rules.length).toBeGreaterThan(6);
  const [phone = 0, wide = 0] = [390, 768].map((wanted) => measured.find(([width]) => width === wanted)?.[1]);
  for (const [from, height] of rules) {
    const least = from === 0 ? phone : wide;
    expect(height).toBeGreaterThanOrEqual(least);
    expect(height).toBeLessThan(least + 15);
  }
});
