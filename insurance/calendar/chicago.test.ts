import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {chicagoDay, chicagoDayStartMs, chicagoHourMs, chicagoOffsetHours} from './chicago.ts';
import {addDays} from './day.ts';

const byIntl = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const moment = fc.integer({min: Date.UTC(2007, 2, 1), max: Date.UTC(2060, 0, 1)});

describe('the day in Chicago', () => {
  test('equals the day that Intl returns, for any moment since the present rule began', () => {
    fc.assert(
      fc.property(moment, (nowMs) => {
        expect(chicagoDay(nowMs)).toBe(byIntl.format(nowMs));
      }),
      {numRuns: 2000},
    );
  });

  test('is right within an hour of every clock change and at the midnights around it', () => {
    for (let year = 2007; year <= 2040; year += 1) {
      for (const month of [2, 10]) {
        for (let hours = 0; hours < 24 * 16; hours += 1) {
          const nowMs = Date.UTC(year, month, 1, hours);
          expect(chicagoDay(nowMs)).toBe(byIntl.format(nowMs));
          expect(chicagoDay(nowMs - 1)).toBe(byIntl.format(nowMs - 1));
        }
      }
    }
  });

  test('begins at the moment that chicagoDayStartMs names, and not a millisecond earlier', () => {
    fc.assert(
      fc.property(moment, (nowMs) => {
        const day = chicagoDay(nowMs);
        expect(chicagoDay(chicagoDayStartMs(day))).toBe(day);
        expect(chicagoDay(chicagoDayStartMs(day) - 1)).toBe(addDays(day, -1));
      }),
      {numRuns: 2000},
    );
  });

  test('is five hours behind UTC in summer and six in winter', () => {
    expect(chicagoOffsetHours(Date.UTC(2026, 6, 1))).toBe(-5);
    expect(chicagoOffsetHours(Date.UTC(2026, 11, 1))).toBe(-6);
    expect(chicagoOffsetHours(Date.UTC(2026, 2, 8, 7, 59, 59))).toBe(-6);
    expect(chicagoOffsetHours(Date.UTC(2026, 2, 8, 8))).toBe(-5);
    expect(chicagoOffsetHours(Date.UTC(2026, 10, 1, 6, 59, 59))).toBe(-5);
    expect(chicagoOffsetHours(Date.UTC(2026, 10, 1, 7))).toBe(-6);
  });
});

test('seven in the morning is seven on every day, also when the clocks change', () => {
  const hourIn = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const moment = chicagoHourMs(day, 7);
    expect([day, chicagoDay(moment), Number(hourIn.format(moment)), moment % 3_600_000]).toEqual([
      day,
      day,
      7,
      0,
    ]);
  }
});
