import {MEDICARE_AGE} from '../aca/person-program.ts';
import {addDays, addMonths, firstOfMonth, lastOfMonth, partsOf, type Day} from '../calendar/day.ts';

/** First and last day, including both. */
export type Window = {readonly start: Day; readonly end: Day};

/** Medicare's initial enrollment period, and the first possible day of Medicare. */
export type InitialEnrollment = Window & {readonly entitledFrom: Day};

/**
 * Calculates the seven months around the 65th birthday: three before the month of 65, that month, three after (42 CFR
 * 407.14). The law counts a person as 65 on the day before the birthday, so for people born on the 1st everything is a
 * month earlier.
 */
export const initialEnrollment = (birthDay: Day): InitialEnrollment => {
  const turns65 = addDays(addMonths(birthDay, MEDICARE_AGE * 12), -1);
  // Someone born on February 29 turns 65 in a common year on the 28th by `addMonths`; the month is the same.
  return {
    start: firstOfMonth(turns65, -3),
    end: lastOfMonth(turns65, 3),
    entitledFrom: firstOfMonth(turns65),
  };
};

/**
 * Returns the day on which Medicare begins for a person who enrolls on a day of the period: the first of the month of
 * 65 when early, otherwise the first of the next month (42 CFR 407.25, since 2023).
 */
export const coverageStart = (
  enrolledOn: Day,
  {entitledFrom}: Pick<InitialEnrollment, 'entitledFrom'>,
): Day => (enrolledOn < entitledFrom ? entitledFrom : firstOfMonth(enrolledOn, 1));

/**
 * Returns the earliest and the latest day on which the initial enrollment of a person can start, when only the age in
 * full years is known on `today`. Null from 65 on.
 */
export const initialEnrollmentByAge = (
  age: number,
  today: Day,
): {readonly earliestStart: Day; readonly latestStart: Day} | null => {
  if (age >= MEDICARE_AGE) return null;
  const yearsLeft = MEDICARE_AGE - age;
  const earliestBirthday = addDays(addMonths(today, (yearsLeft - 1) * 12), 1);
  const latestBirthday = addMonths(today, yearsLeft * 12);
  return {
    earliestStart: firstOfMonth(addDays(earliestBirthday, -1), -3),
    latestStart: firstOfMonth(addDays(latestBirthday, -1), -3),
  };
};

/**
 * Returns whether a person turns 65 within twelve months, so that Medicare's dates must be mentioned now. By age alone
 * this is everyone of 64.
 */
export const isAboutToTurn65 = (age: number): boolean => age === MEDICARE_AGE - 1;

/**
 * Returns the age in full years on a day. A person born on February 29 has the birthday on March 1 in a common year.
 */
export const ageOn = (birthDay: Day, day: Day): number => {
  const years = partsOf(day).year - partsOf(birthDay).year;
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
};
