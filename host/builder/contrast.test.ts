import {expect, test} from 'vitest';
import {contrast} from './contrast.ts';

// The examples of WCAG 2.2: black on white is 21 to 1, and the lightest gray that is readable on white is #767676.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});
