import {dayFromNumber, dayNumber, dayOf, msPerDay, weekday} from './day.ts';
import type {Day} from './day.ts';

// Every date of this product is a whole day in America/Chicago. The first Intl call of a page costs about 200 ms on a
// slow phone, so the rule in force since 2007 is written out: 15 U.S.C. 260a (Energy Policy Act of 2005, section 110),
// daylight time from the second Sunday of March to the first Sunday of November, changing at 2 a.m. local time.

const msPerHour = 3_600_000;
const standardOffset = -6;

const firstSundayFrom = (day: Day): number => dayNumber(day) + ((7 - weekday(day)) % 7);

/** When daylight time starts and ends in a year, in milliseconds since the epoch. Right from 2007 on. */
const daylightSpan = (year: number): {from: number; to: number} => ({
  from: firstSundayFrom(dayOf(year, 3, 8)) * msPerDay + 8 * msPerHour,
  to: firstSundayFrom(dayOf(year, 11, 1)) * msPerDay + 7 * msPerHour,
});

/** Hours that Chicago's clocks stand off UTC at a moment: -6, or -5 in daylight time. Right from 2007 on. */
export const chicagoOffsetHours = (nowMs: number): number => {
  const {from, to} = daylightSpan(new Date(nowMs).getUTCFullYear());
  return nowMs >= from && nowMs < to ? standardOffset + 1 : standardOffset;
};

/** The day it is in Chicago (Texas, El Paso aside) at a moment. */
export const chicagoDay = (nowMs: number): Day =>
  dayFromNumber(Math.floor((nowMs + chicagoOffsetHours(nowMs) * msPerHour) / msPerDay));

/** The moment a day begins in Chicago, in milliseconds since the epoch. The clocks never change at midnight. */
export const chicagoDayStartMs = (day: Day): number => {
  const midnightStandard = dayNumber(day) * msPerDay - standardOffset * msPerHour;
  return midnightStandard - (chicagoOffsetHours(midnightStandard - msPerHour) - standardOffset) * msPerHour;
};
