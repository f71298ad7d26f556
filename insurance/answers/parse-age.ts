import {ageOn} from '../medicare/initial-enrollment.ts';
import {findDays} from './find-day.ts';
import {plainWidth} from './plain-width.ts';
import type {Day} from '../calendar/day.ts';

/** An age in full years, and the birthday if given. */
export type KnownAge = {readonly age: number; readonly birthDay: Day | null};

const OLDEST = 120;

/** Words of shorter units than a year, with the number of units in a year. */
const shorter: readonly (readonly [RegExp, number])[] = [
  [/months?|meses|mois|monate?|个月|個月/i, 12],
  [/weeks?|semanas?|semaines?|wochen?|周|週|星期/i, 52],
  [/days?|d[ií]as?|jours?|tage?|天/i, 365],
];

const ofBirthDay = (birthDay: Day, today: Day): KnownAge | null => {
  const age = ageOn(birthDay, today);
  return age >= 0 && age <= OLDEST ? {age, birthDay} : null;
};

/**
 * Reads an age as people type it: `42`, `42 years`, `8 months` or `6 weeks` (0), or a birthday such as `1962-03-15` or
 * `3/15/1962`. Null when the text has no age, or no possible human age. `lang` decides only what `3/4/1962` means.
 */
export const parseAge = (answer: unknown, today: Day, lang = 'en'): KnownAge | null => {
  const text =
    typeof answer === 'number' ? String(answer) : typeof answer === 'string' ? plainWidth(answer).trim() : '';
  const [date] = findDays(text, lang);
  // A birthday needs four digits of the year: '61 may be in either century.
  if (date)
    return date.day !== null && text.includes(date.day.slice(0, 4)) ? ofBirthDay(date.day, today) : null;
  const digits = /^\d{1,3}(?:[.,]\d{1,2})?(?![\d/-]|[.,\s'’]{0,2}\d|e\d)/i.exec(text)?.[0];
  if (digits === undefined) return null;
  const inYear = shorter.find(([unit]) => unit.test(text))?.[1] ?? 1;
  const age = Math.floor(Number.parseFloat(digits.replace(',', '.')) / inYear);
  return age <= OLDEST ? {age, birthDay: null} : null;
};
