import {chicagoDay} from './chicago.ts';
import {addDays, firstOfMonth, weekday, type Day} from './day.ts';

const FEWEST_WORKING_DAYS = 5;

/** Counts the Mondays to Fridays from `day` to the end of its month, including `day`. Holidays are not considered. */
const workingDaysLeft = (day: Day): number => {
  const end = firstOfMonth(day, 1);
  let count = 0;
  for (let next = day; next < end; next = addDays(next, 1)) {
    if (weekday(next) % 6 !== 0) count += 1;
  }
  return count;
};

/**
 * Returns the month (`YYYY-MM`) for the booking page: the next month if this month has fewer than five working days
 * left.
 */
export const bookingMonth = (nowMs: number): string => {
  const today = chicagoDay(nowMs);
  return firstOfMonth(today, workingDaysLeft(today) < FEWEST_WORKING_DAYS ? 1 : 0).slice(0, 7);
};
