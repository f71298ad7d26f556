import {dayOf, isDay} from '../calendar/day.ts';
import type {Day} from '../calendar/day.ts';

/** The months' names, at least their first letters, in English, Spanish, French and German; January first. */
const monthNames: readonly RegExp[] = [
  /^(?:jan|ene|jän)/i,
  /^(?:feb|fév|fev)/i,
  /^(?:mar(?!i)|mär|mae|mrz)/i,
  /^(?:apr|abr|avr)/i,
  /^(?:may|mai)/i,
  /^(?:jun|juin)/i,
  /^(?:jul|juil)/i,
  /^(?:aug|ago|août|aou)/i,
  /^(?:sep|set)/i,
  /^(?:oct|okt)/i,
  /^(?:nov)/i,
  /^(?:dec|dic|déc|dez)/i,
];

const monthOf = (name: string): number => monthNames.findIndex((pattern) => pattern.test(name)) + 1;

const dayIfReal = (year: number, month: number, dayOfMonth: number): Day | null => {
  if (month < 1 || month > 12 || dayOfMonth < 1) return null;
  const day = dayOf(year, month, dayOfMonth);
  return isDay(day) && Number(day.slice(8)) === dayOfMonth ? day : null;
};

/** `12/31/2026` or `31/12/2026`: what only one order allows decides, else the language's habit. */
const fromSlashes = (first: number, second: number, year: number, isDayFirst: boolean): Day | null => {
  if (first > 12) return dayIfReal(year, second, first);
  if (second > 12) return dayIfReal(year, first, second);
  return isDayFirst ? dayIfReal(year, second, first) : dayIfReal(year, first, second);
};

/**
 * The first full date in a text, as written in any of the five languages; null when there is none. `lang` decides only
 * what `3/4/2026` means: month first in English, day first in Spanish, French and German.
 */
export const findDay = (text: string, lang = 'en'): Day | null => {
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayIfReal(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const chinese = /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日/.exec(text);
  if (chinese) return dayIfReal(Number(chinese[1]), Number(chinese[2]), Number(chinese[3]));
  const slashes = /(?<!\d)(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  if (slashes)
    return fromSlashes(
      Number(slashes[1]),
      Number(slashes[3]),
      Number(slashes[4]),
      slashes[2] === '.' || ['es', 'fr', 'de'].includes(lang),
    );
  const monthFirst = /(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/u.exec(text);
  if (monthFirst && monthOf(monthFirst[1] ?? '') > 0)
    return dayIfReal(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:er|\.|º)?\s+(?:de\s+)?(\p{L}{3,10})\.?\s+(?:de\s+|del\s+)?(\d{4})(?!\d)/u.exec(text);
  return dayFirst ? dayIfReal(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1])) : null;
};
