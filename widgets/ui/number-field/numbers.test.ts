import {expect, test} from 'vitest';
import {LANGUAGES} from '../../../contract/language.ts';
import {numbersIn} from './numbers.ts';
import {parseNumber} from './parse-number.ts';

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
  expect([79.99996, 80, 80.0412, 59.9612, 2.5, 7].map(numbersIn('en').percent)).toEqual([
    '79.99%',
    '80%',
    '80%',
    '59.96%',
    '2.5%',
    '7%',
  ]);
});

test('percent shows both decimals of a typed percentage, which the sums count, in every language', () => {
  expect([2.25, 12.35, 0.62, 8.43219].map(numbersIn('en').percent)).toEqual([
    '2.25%',
    '12.35%',
    '0.62%',
    '8.4%',
  ]);
  for (const lang of LANGUAGES) {
    const {percent} = numbersIn(lang);
    for (let hundredths = 0; hundredths <= 10_000; hundredths += 1)
      expect(parseNumber(percent(hundredths / 100))).toBe(hundredths / 100);
  }
});
