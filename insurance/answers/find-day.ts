import {dayOf, daysBetween, isDay, partsOf, type Day} from '../calendar/day.ts';
import {plainWidth} from './plain-width.ts';
import {withoutMarks} from './without-marks.ts';

/** Names and abbreviations of the months in English, Spanish, French and German, without accents; January first. */
const monthNames: readonly (readonly string[])[] = [
  'jan january ene enero janv janvier janner januar',
  'feb february febr febrero fev fevr fevrier februar feber',
  'mar march marzo mars marz mrz maerz',
  'apr april abr abril avr avril',
  'may mayo mai',
  'jun june junio juin juni',
  'jul july julio juil juillet juli',
  'aug august ago agosto aou aout',
  'sep sept september set septiembre setiembre septembre',
  'oct october octubre octobre okt oktober',
  'nov november noviembre novembre',
  'dec december dic diciembre decembre dez dezember',
].map((names) => names.split(' '));

/** Returns the number of a month by its name in English, Spanish, French or German; 0 for any other word. */
export const monthOf = (name: string): number => {
  const plain = withoutMarks(name).toLowerCase();
  return monthNames.findIndex((names) => names.includes(plain)) + 1;
};

/** Two digits of a year: coverage and changes in life are in this century. */
const fullYear = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0);

const dayIfReal = (year: number, month: number, dayOfMonth: number): Day | null => {
  if (month < 1 || month > 12 || dayOfMonth < 1) return null;
  const day = dayOf(year, month, dayOfMonth);
  return isDay(day) && Number(day.slice(8)) === dayOfMonth ? day : null;
};

const dayFirst = new Set(['fr', 'de']);

/**
 * `12/31/2026` or `31/12/2026`: if only one order is possible, that order; otherwise the custom of the language.
 * Spanish speakers of Texas write both orders, so `3/4/2027` in Spanish stays open.
 */
const fromSlashes = (first: number, second: number, year: number, lang: string): Day | null => {
  if (first > 12 || first === second) return dayIfReal(year, second, first);
  if (second > 12) return dayIfReal(year, first, second);
  if (lang === 'es') return null;
  return dayFirst.has(lang) ? dayIfReal(year, second, first) : dayIfReal(year, first, second);
};

/** A date found in a text, and its position. `day` is null when the date does not exist or may mean two days. */
export type FoundDay = {readonly day: Day | null; readonly from: number; readonly to: number};

type Read = (parts: Readonly<Record<string, string | undefined>>, lang: string) => Day | null;

const named: Read = ({year = '', month = '', day = ''}) =>
  dayIfReal(fullYear(year), monthOf(month), Number(day));

const numbered: Read = ({year = '', month, day}) => dayIfReal(Number(year), Number(month), Number(day));

/** The patterns of dates. Every quantifier has a bound, so the time is linear in the length of the text. */
const forms: readonly (readonly [RegExp, Read])[] = [
  [/(?<![\d/.-])(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})(?!\d)/gu, numbered],
  [
    /(?<!\d)(?<year>\d{4}) {0,2}年 {0,2}(?<month>\d{1,2}) {0,2}月 {0,2}(?<day>\d{1,2}) {0,2}[日号]/gu,
    numbered,
  ],
  [
    /(?<![\d/.-])(?<first>\d{1,2})(?<sign>[/.-])(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?![\d/-])/gu,
    ({first, second, sign, year = ''}, lang) =>
      fromSlashes(Number(first), Number(second), fullYear(year), sign === '.' ? 'de' : lang),
  ],
  [
    /(?<!\p{L})(?<month>\p{L}{3,10})\.? {0,2}(?<day>\d{1,2})(?:st|nd|rd|th)?,? {1,2}(?<year>\d{4})(?!\d)/gu,
    named,
  ],
  [
    /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|ro|\.|º|°)?[ -]{1,2}(?:of |de )?(?<month>\p{L}{3,10})\.?,?[ -]{1,2}(?:de |del )?(?<year>\d{4})(?!\d)/gu,
    named,
  ],
];

/**
 * The ways to write a date without a year. Two numbers may mean anything ("24/7", "version 2.1."), so they count only
 * after a word that precedes dates. "May" after a number is a verb in English, "set" and "mar" are other words.
 */
const yearlessForms: readonly (readonly [RegExp, Read])[] = [
  [/(?<![年\d]) {0,2}(?<month>\d{1,2}) {0,2}月 {0,2}(?<day>\d{1,2}) {0,2}[日号]/gu, numbered],
  [/(?<=(?<!\p{L})(?:am|bis|zum|den) )(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?! ?\d)/giu, numbered],
  [
    /(?<=(?<!\p{L})(?:on|ends?|ended|until|till|thru|through|by|el|hasta|le|au|am|bis|zum) )(?<first>\d{1,2})\/(?<second>\d{1,2})(?![\d/])/giu,
    ({first, second, year}, lang) => fromSlashes(Number(first), Number(second), Number(year), lang),
  ],
  [
    /(?<!\p{L})(?!(?:set|mar)(?!\p{L}))(?<month>\p{L}{3,10})\.? {0,2}(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d/:]|,? ?\d{4})/giu,
    named,
  ],
  [
    /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|ro|\.|º|°)?[ -]{1,2}(?:of |de )?(?!(?:may|set|mar)(?!\p{L}))(?<month>\p{L}{3,10})(?!\p{L}|\.?,?[ -]{1,2}(?:de |del )?\d)/giu,
    named,
  ],
];

/**
 * Days around today within which a date without a year is accepted: the same day of another year is three times as far
 * away.
 */
const NEAR_DAYS = 90;

const inNearestYear =
  (read: Read, today: Day): Read =>
  (parts, lang) => {
    const {year} = partsOf(today);
    const days = [year - 1, year, year + 1].map((one) => read({...parts, year: String(one)}, lang));
    return days.find((day) => day !== null && Math.abs(daysBetween(today, day)) <= NEAR_DAYS) ?? null;
  };

const daysIn = (plain: string, lang: string, [pattern, read]: readonly [RegExp, Read]): readonly FoundDay[] =>
  [...plain.matchAll(pattern)]
    .filter(
      ({groups = {}}) =>
        groups['month'] === undefined || /\d/.test(groups['month']) || monthOf(groups['month']) > 0,
    )
    .map((match) => ({
      day: read(match.groups ?? {}, lang),
      from: match.index,
      to: match.index + match[0].length,
    }));

/**
 * Finds every date of a text, in the order of the text, in any of the five languages. A date without a year counts only
 * with `today`, and only within 90 days of it.
 */
export const findDays = (text: string, lang = 'en', today?: Day): readonly FoundDay[] => {
  const plain = plainWidth(text).replace(/\s+/gu, ' ');
  const full = forms.flatMap((form) => daysIn(plain, lang, form));
  const near =
    today === undefined
      ? []
      : yearlessForms
          .flatMap(([pattern, read]) => daysIn(plain, lang, [pattern, inNearestYear(read, today)]))
          .filter(({day, from, to}) => day !== null && !full.some((one) => one.from < to && from < one.to));
  return [...full, ...near].toSorted((one, other) => one.from - other.from);
};

/**
 * Finds the first date of a text; null when there is none. `lang` decides only the meaning of `3/4/2026`: month first
 * in English and Chinese, day first in French and German, either in Spanish.
 */
export const findDay = (text: string, lang = 'en', today?: Day): Day | null =>
  findDays(text, lang, today)[0]?.day ?? null;
