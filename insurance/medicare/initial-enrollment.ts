import {addDays, addMonths, firstOfMonth, lastOfMonth, partsOf} from '../calendar/day.ts';
import type {Day} from '../calendar/day.ts';

const medicareAge = 65;

/** First and last day, both included. */
export type Window = {readonly start: Day; readonly end: Day};

/** Medicare's initial enrollment period and the first day Medicare can begin. */
export type InitialEnrollment = Window & {readonly entitledFrom: Day};

/**
 * The seven months around the 65th birthday: three before the month of 65, that month, three after (42 CFR 407.14). The law
 * counts a person 65 on the day before the birthday, so for those born on the 1st everything is a month earlier.
 */
export const initialEnrollment = (birthDay: Day): InitialEnrollment => {
  const turns65 = addDays(addMonths(birthDay, medicareAge * 12), -1);
  // Someone born on 29 February turns 65 in a common year on the 28th by `addMonths`; the month is the same.
  return {
    start: firstOfMonth(turns65, -3),
    end: lastOfMonth(turns65, 3),
    entitledFrom: firstOfMonth(turns65),
  };
};

/**
 * The earliest and the latest day on which the initial enrollment of a person can start, when only the age in full years
 * is known on `today`. Null from 65 on.
 */
export const initialEnrollmentByAge = (
  age: number,
  today: Day,
): {readonly earliestStart: Day; readonly latestStart: Day} | null => {
  if (age >= medicareAge) return null;
  const yearsLeft = medicareAge - age;
  const earliestBirthday = addDays(addMonths(today, (yearsLeft - 1) * 12), 1);
  const latestBirthday = addMonths(today, yearsLeft * 12);
  return {
    earliestStart: firstOfMonth(addDays(earliestBirthday, -1), -3),
    latestStart: firstOfMonth(addDays(latestBirthday, -1), -3),
  };
};

/**
 * Whether a person turns 65 within twelve months, so that Medicare's dates must be spoken of now. By age alone that is
 * everyone of 64.
 */
export const isAboutToTurn65 = (age: number): boolean => age === medicareAge - 1;

/** Age in full years on a day. Someone born on 29 February has the birthday on 1 March in a common year. */
export const ageOn = (birthDay: Day, day: Day): number => {
  const years = partsOf(day).year - partsOf(birthDay).year;
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
};
