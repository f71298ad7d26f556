import {describe, expect, test} from 'vitest';
import {parseAge} from './parse-age.ts';

const today = '2026-11-21';

describe('an age as typed', () => {
  test.each([
    ['42', 42],
    [' 42 years old', 42],
    ['64.9', 64],
    ['8 months', 0],
    ['18 meses', 1],
    ['6个月', 0],
    [35, 35],
    ['0', 0],
    ['1962-03-15', 64],
    ['3/15/1962', 64],
    ['6 weeks', 0],
    ['10 days old', 0],
    ['5 semanas', 0],
    ['8 Wochen', 0],
    ['6周', 0],
    ['60 weeks', 1],
    // As a Chinese keyboard types.
    ['４１岁', 41],
    ['１９６２年３月１５日', 64],
    ['1962/3/15', 64],
  ])('%j is %i', (text, age) => {
    expect(parseAge(text, today)?.age).toBe(age);
  });

  // The beginning of an amount in the wrong field is no age.
  test.each(['1e9', '45.000', '45,000', '45 000', '1 2', '42, 40'])('%j is no age', (text) => {
    expect(parseAge(text, today)).toBeNull();
  });

  test.each(['', 'forty', '-3', '130', '1962', null, {toString: 1}, '2030-01-01'])('%j is no age', (text) => {
    expect(parseAge(text, today)).toBeNull();
  });

  test('keeps the birthday', () => {
    expect(parseAge('1962-03-15', today)?.birthDay).toBe('1962-03-15');
    expect(parseAge('64', today)?.birthDay).toBeNull();
  });
});
