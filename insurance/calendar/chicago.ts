import {type Day, dayNumber, MS_PER_DAY} from './day.ts';

// Every date of this product is a whole day in America/Chicago. The first Intl call of a page costs about 200 ms on a
// slow phone, so the rule in force since 2007 is written out: 15 U.S.C. 260a (Energy Policy Act of 2005, section 110),
// daylight time from the second Sunday of March to the first Sunday of November, changing at 2 a.m. local time.

const MS_PER_HOUR = 3_600_000;
const STANDARD_OFFSET = -6;

/** Returns the first Sunday on or after a day of a month (0-11), in milliseconds since the epoch. */
const sundayFrom = (year: number, month: number, dayOfMonth: number): number =>
  Date.UTC(year, month, dayOfMonth + ((7 - new Date(Date.UTC(year, month, dayOfMonth)).getUTCDay()) % 7));

/**
 * Returns the offset of Chicago's clocks from UTC at a moment, in hours: -6, or -5 in daylight time. Correct from 2007
 * on.
 */
export const chicagoOffsetHours = (nowMs: number): number => {
  const year = new Date(nowMs).getUTCFullYear();
  const isDaylightTime =
    nowMs >= sundayFrom(year, 2, 8) + 8 * MS_PER_HOUR && nowMs < sundayFrom(year, 10, 1) + 7 * MS_PER_HOUR;
  return isDaylightTime ? STANDARD_OFFSET + 1 : STANDARD_OFFSET;
};

/** Returns the day in Chicago (Texas except El Paso) at a moment. */
export const chicagoDay = (nowMs: number): Day =>
  new Date(nowMs + chicagoOffsetHours(nowMs) * MS_PER_HOUR).toISOString().slice(0, 10);

/**
 * Returns the moment at which a day begins in Chicago, in milliseconds since the epoch. The clocks never change at
 * midnight.
 */
export const chicagoDayStartMs = (day: Day): number => {
  const midnightStandard = dayNumber(day) * MS_PER_DAY - STANDARD_OFFSET * MS_PER_HOUR;
  return (
    midnightStandard - (chicagoOffsetHours(midnightStandard - MS_PER_HOUR) - STANDARD_OFFSET) * MS_PER_HOUR
  );
};

/**
 * Returns the moment at which the clocks in Chicago show a full hour of a day, in milliseconds since the epoch; correct from 3 o'clock on,
 * also on the two days on which the clocks change.
 */
export const chicagoHourMs = (day: Day, hour: number): number => {
  const standard = dayNumber(day) * MS_PER_DAY + (hour - STANDARD_OFFSET) * MS_PER_HOUR;
  return standard - (chicagoOffsetHours(standard) - STANDARD_OFFSET) * MS_PER_HOUR;
};
