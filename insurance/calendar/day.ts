/**
 * A calendar day as `YYYY-MM-DD`. Two days compare with `<` and `>` as text, because every part has a fixed width. A
 * day has no time zone.
 */
export type Day = string;

/** The milliseconds in one UTC day; JavaScript's time scale has no leap seconds. */
export const MS_PER_DAY = 86_400_000;

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** Returns the day for a year, month (1-12) and day of month; overflow rolls over, as in `Date.UTC`. */
export const dayOf = (year: number, month: number, dayOfMonth: number): Day =>
  dayFromNumber(Date.UTC(year, month - 1, dayOfMonth) / MS_PER_DAY);

/** Returns the days since 1970-01-01; NaN for text that is not a day. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;

/** Returns the day for a number of days; the inverse of `dayNumber`. */
export const dayFromNumber = (days: number): Day => {
  const date = new Date(days * MS_PER_DAY);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;
};

/** Returns whether a text is an existing calendar day in the form `YYYY-MM-DD` (2027-02-29 does not exist). */
export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number.isFinite(dayNumber(text)) &&
  dayFromNumber(dayNumber(text)) === text;

/** Returns year, month (1-12) and day of month. */
export const partsOf = (day: Day): {year: number; month: number; dayOfMonth: number} => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  dayOfMonth: Number(day.slice(8, 10)),
});

/** Returns the day `days` later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day => dayFromNumber(dayNumber(day) + days);

/** Returns how many days `to` is after `from`; negative when before. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Returns the day `months` later; the 31st becomes the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => {
  const {year, month, dayOfMonth} = partsOf(day);
  const lastOfTarget = partsOf(dayOf(year, month + months + 1, 0)).dayOfMonth;
  return dayOf(year, month + months, Math.min(dayOfMonth, lastOfTarget));
};

/** Returns the first day of the month that is `months` after the month of `day`. */
export const firstOfMonth = (day: Day, months = 0): Day => {
  const {year, month} = partsOf(day);
  return dayOf(year, month + months, 1);
};

/** Returns the last day of the month that is `months` after the month of `day`. */
export const lastOfMonth = (day: Day, months = 0): Day => addDays(firstOfMonth(day, months + 1), -1);

/** Returns the weekday: 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** Returns the earliest of some days, or null without any. */
export const earliest = (days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((first, day) => (first === null || day < first ? day : first), null);
