/** Hours from Chicago's midnight to UTC's on November 1: daylight time ends on the first Sunday of November at 2 a.m. */
const CHICAGO_IN_NOVEMBER = 5;

/**
 * Returns the Marketplace plan year at a moment, in milliseconds since the epoch: `planYearOn` without the calendar.
 * The plan year changes at one moment of a year, and a visitor should not download the calendar for it.
 */
export const planYearAt = (nowMs: number): number => {
  const moment = new Date(nowMs - CHICAGO_IN_NOVEMBER * 3_600_000);
  return moment.getUTCFullYear() + (moment.getUTCMonth() === 10 || moment.getUTCMonth() === 11 ? 1 : 0);
};
