import {expect, test} from 'vitest';
import {evaluate} from './evaluate.ts';
import {plain, quantity} from './sum.ts';

test('a sum follows the usual precedence, including brackets and percent', () => {
  const terms = [
    plain(2),
    '+',
    plain(3),
    '×',
    plain(2),
    '^',
    plain(3),
    '−',
    '(',
    plain(4),
    '÷',
    plain(2),
    ')',
  ] as const;
  expect(evaluate({terms})).toBe(24);
  expect(evaluate({terms: [plain(200), '×', quantity('rate', 7, 'percent')]})).toBeCloseTo(14);
  expect(evaluate({terms: ['min(', plain(3), ';', 'max(', plain(1), ';', plain(2), ')', ')']})).toBe(2);
});

test('terms that are not a sum are refused', () => {
  expect(() => evaluate({terms: ['+', plain(1)]})).toThrow(SyntaxError);
  expect(() => evaluate({terms: ['(', plain(1)]})).toThrow(SyntaxError);
  expect(() => evaluate({terms: [plain(1), plain(2)]})).toThrow(SyntaxError);
});
