import {describe, expect, test} from 'vitest';
import {parseMoney} from './parse-money.ts';

describe('an amount as typed', () => {
  test.each([
    ['500000', 500_000],
    ['$500,000', 500_000],
    ['500k', 500_000],
    ['1.5 million', 1_500_000],
    ['Term life, 20 years, $250,000 until 2040', 250_000],
    ['Plazo fijo, 20 años, 250.000 hasta 2040', 250_000],
    ['250 000 dollars', 250_000],
    ['50万', 500_000],
    ['500 mil', 500_000],
    ['$1,234.56', 1234.56],
    ['200', 200],
    ['600.', 600],
    // A monthly price or income is often as large as the number of a year.
    ['2,000', 2000],
    ['1,950', 1950],
    ['2.050', 2050],
    ['2 000', 2000],
    ['2’000', 2000],
    ['1,950.50', 1950.5],
    ['1975', 1975],
    ['７５，０００', 75_000],
    ['0', 0],
    [75_000, 75_000],
  ])('%j is %d', (text, dollars) => {
    expect(parseMoney(text)).toBeCloseTo(dollars, 6);
  });

  test('a whole amount counts with its sign on either side, also if a tax form or an account has that number', () => {
    for (let dollars = 0; dollars <= 3000; dollars += 1)
      for (const text of [`$${dollars}`, `$ ${dollars}`, `${dollars}$`, `${dollars} $`, `${dollars}\u00A0$`])
        expect([text, parseMoney(text)]).toEqual([text, dollars]);
    expect(['401k $90,000', '401k $ 90,000', '1099: $90,000'].map((text) => parseMoney(text))).toEqual([
      90_000, 90_000, 90_000,
    ]);
  });

  test.each(['', 'none', 'since 2019', 'two plans', null, Number.NaN, -5])('%j is no amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
});
