import {describe, expect, test} from 'vitest';
import {bookingMonth} from './booking-month.ts';
import {chicagoDayStartMs} from './chicago.ts';
import {planYearOn} from './plan-year.ts';

describe('the month to book in', () => {
  test('is this month while five working days are left, today included', () => {
    expect(bookingMonth(chicagoDayStartMs('2026-11-24'))).toBe('2026-11');
  });

  test('is the next month when fewer are left', () => {
    expect(bookingMonth(chicagoDayStartMs('2026-11-25'))).toBe('2026-12');
  });

  test('can be in the next year, and depends on the day in Chicago', () => {
    expect(bookingMonth(chicagoDayStartMs('2026-12-31'))).toBe('2027-01');
    expect(bookingMonth(chicagoDayStartMs('2027-01-01') - 1)).toBe('2027-01');
    expect(bookingMonth(chicagoDayStartMs('2026-12-01') - 1)).toBe('2026-12');
  });
});

describe('the plan year', () => {
  test('is the coming year from November 1', () => {
    expect(planYearOn('2026-10-31')).toBe(2026);
    expect(planYearOn('2026-11-01')).toBe(2027);
    expect(planYearOn('2027-01-15')).toBe(2027);
  });
});
