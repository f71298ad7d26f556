import {isDay} from '../calendar/day.ts';
import {ageOn} from '../medicare/initial-enrollment.ts';
import type {Day} from '../calendar/day.ts';

/** An age in full years, and the birthday when it was given. */
export type KnownAge = {readonly age: number; readonly birthDay: Day | null};

const oldest = 120;
const months = /months?|meses|mois|monate?|个月|個月/i;

/**
 * Reads an age as people type it: `42`, `42 years`, `8 months` (0), or a birthday `1962-03-15`. Null when it is none or
 * no human's.
 */
export const parseAge = (answer: unknown, today: Day): KnownAge | null => {
  const text = typeof answer === 'number' ? String(answer) : typeof answer === 'string' ? answer.trim() : '';
  if (isDay(text)) {
    const age = ageOn(text, today);
    return age >= 0 && age <= oldest ? {age, birthDay: text} : null;
  }
  const digits = /^\d{1,3}(?:[.,]\d+)?(?!\d|[/-])/.exec(text)?.[0];
  if (digits === undefined) return null;
  const age = months.test(text)
    ? Math.floor(Number.parseFloat(digits) / 12)
    : Math.floor(Number.parseFloat(digits));
  return age <= oldest ? {age, birthDay: null} : null;
};
