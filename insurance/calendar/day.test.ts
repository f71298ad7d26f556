import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  addDays,
  addMonths,
  dayFromNumber,
  daysBetween,
  earliest,
  firstOfMonth,
  isDay,
  lastOfMonth,
  weekday,
} from './day.ts';

const anyDay = fc.integer({min: 0, max: 40_000}).map(dayFromNumber);

describe('whole days', () => {
  test('adding days and counting days are inverse', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({min: -5000, max: 5000}), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('compare as text in the order of time', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0);
      }),
    );
  });

  test('know the last day of a month and leap years', () => {
    expect(lastOfMonth('2027-02-10')).toBe('2027-02-28');
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
  });

  test('accept only days that exist', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const bad of ['2027-02-29', '2026-13-01', '2026-1-1', 'soon', '', 20_261_121, null]) {
      expect(isDay(bad)).toBe(false);
    }
  });

  test('have a weekday and an earliest day', () => {
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekday('1969-12-28')).toBe(0);
    expect(earliest(['2027-01-15', '2026-12-15'])).toBe('2026-12-15');
    expect(earliest([])).toBeNull();
  });
});
