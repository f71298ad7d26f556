import {expect, test} from 'vitest';
import {numbersIn} from './numbers.ts';

test('exact money shows cents only if there are cents', () => {
  const {exactMoney} = numbersIn('en');
  expect([63_840, 21_226.8, 0.01, 0].map(exactMoney)).toEqual(['$63,840', '$21,226.80', '$0.01', '$0']);
  expect(numbersIn('de').exactMoney(21_226.8)).toBe('21.226,80\u00A0$');
});

test('exact percent has two decimals or is whole, and never shows a whole number that is not reached', () => {
  const {exactPercent} = numbersIn('en');
  expect([6.78, 2.5, 400, 400 + 1 / 330, 149.9999].map(exactPercent)).toEqual([
    '6.78%',
    '2.50%',
    '400%',
    '400.01%',
    '149.99%',
  ]);
});

test('percent never shows a whole number that is not reached', () => {
  expect([79.99996, 80, 80.04, 59.96, 2.5, 7].map(numbersIn('en').percent)).toEqual([
    '79.99%',
    '80%',
    '80%',
    '59.96%',
    '2.5%',
    '7%',
  ]);
});
