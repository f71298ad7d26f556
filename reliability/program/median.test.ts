import {expect, test} from 'vitest';
import {median} from './median.ts';

test('the median of an odd number of values is the middle value, in whichever order they were measured', () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([7])).toBe(7);
});

test('the median of an even number of values is the mean of the middle two', () => {
  expect(median([1, 100, 3, 2])).toBe(2.5);
});

test('without a measurement there is no median, so that a comparison of two medians cannot pass by accident', () => {
  expect(() => median([])).toThrow(RangeError);
});
