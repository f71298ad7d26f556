import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../../../contract/language.ts';
import {numbersIn} from './numbers.ts';
import {parseNumber} from './parse-number.ts';

describe('a number is read', () => {
  test.each([
    ['75000', 75_000],
    ['75,000', 75_000],
    ['75.000', 75_000],
    ['75 000', 75_000],
    ['75\u202F000 $', 75_000],
    ['$1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ["1'234'567", 1_234_567],
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['2,50 %', 2.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['12,', 12],
    ['75000.00', 75_000],
    ['1234,567', 1234.567],
    ['-5', -5],
    ['−1.000', -1000],
    ['７５，０００', 75_000],
    ['US$ 40', 40],
    ['$ 45.000', 45_000],
    ['1 250,5', 1250.5],
    ['45 000', 45_000],
    ['0', 0],
  ])('%s is %d', (text, value) => expect(parseNumber(text)).toBe(value));

  test('as null when blank, as NaN when it is not a number', () => {
    for (const text of ['', '  ', '$', '%']) expect(parseNumber(text)).toBeNull();
    const unreadable = [
      // Two lines pasted into one field arrive with a space between them.
      '45000 52000',
      '1 2',
      '45 0000',
      "1'2",
      '45,0000',
      '1 234 56',
      'abc',
      '1,2,3',
      '1.23.456',
      '12e3',
      '5 apples',
      '.',
      '1,234.567,8',
      '--1',
      '75k',
    ];
    expect(unreadable.filter((text) => !Number.isNaN(parseNumber(text)))).toEqual([]);
  });

  test('from its displayed form, in every language', () => {
    const cents = fc.integer({min: 0, max: 10 ** 14}).map((value) => value / 100);
    for (const lang of LANGUAGES) {
      const {plain} = numbersIn(lang);
      fc.assert(
        fc.property(cents, (value) => {
          expect(parseNumber(plain(value))).toBe(value);
        }),
      );
    }
  });
});

describe('a number is shown', () => {
  test('in the notation of the language', () => {
    const shown = (['en', 'es', 'fr', 'de', 'zh'] as const).map((lang) => {
      const {money, percent} = numbersIn(lang);
      return `${money(75_000.4)} / ${percent(2.5)}`.replace(/[\u00A0\u202F]/g, ' ');
    });
    expect(shown).toEqual([
      '$75,000 / 2.5%',
      '$75,000 / 2.5%',
      '75 000 $ / 2,5 %',
      '75.000 $ / 2,5 %',
      '$75,000 / 2.5%',
    ]);
  });
});
