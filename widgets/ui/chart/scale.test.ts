import {expect, test} from 'vitest';
import {ageMarks, axisMarks} from './scale.ts';

test('the marks of an axis are round and exceed the highest value', () => {
  expect(axisMarks(3_896_403)).toEqual([0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]);
  expect(axisMarks(90)).toEqual([0, 50, 100]);
  expect(axisMarks(140_000)).toEqual([0, 50_000, 100_000, 150_000]);
  expect(axisMarks(0)).toEqual([0, 1]);
});

test('the ages under an axis include the first and the last, and do not crowd', () => {
  expect(ageMarks(34, 67)).toEqual([34, 40, 50, 60, 67]);
  expect(ageMarks(64.5, 67)).toEqual([64.5, 67]);
  expect(ageMarks(18, 67)).toEqual([18, 30, 40, 50, 60, 67]);
  expect(ageMarks(69, 69)).toEqual([69]);
});
