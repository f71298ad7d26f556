import {expect, test} from 'vitest';
import {errorsOnScreen} from './visitor-acts.ts';

const age = {field: 'personAge', code: 'too-low'};
const savings = {field: 'savingsPercent', code: 'too-high'};

test('an error disappears when its field is corrected, and changes when the field is wrong in another way', () => {
  expect(errorsOnScreen([savings], [age, savings])).toEqual([savings]);
  const notANumber = {...age, code: 'not-a-number'};
  expect(errorsOnScreen([notANumber, savings], [age, savings])).toEqual([notANumber, savings]);
});

test('an error appears after its field was left, and no other error with it', () => {
  expect(errorsOnScreen([age, savings], [], 'savingsPercent')).toEqual([savings]);
  expect(errorsOnScreen([age, savings], [savings], 'personAge')).toEqual([age, savings]);
  expect(errorsOnScreen([age, savings], [], 'otherDebt')).toEqual([]);
});
