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

  test.each(['', 'none', 'since 2019', 'two plans', null, Number.NaN, -5])('%j is no amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
});
