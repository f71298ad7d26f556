import {plainWidth} from '../insurance/answers/plain-width.ts';
import type {FieldCode} from './problem.ts';

/** The form of the questionnaire's answers, shared by the form and the server. Plain functions without zod. */

const OLDEST = 120;

// Full years, perhaps with words after them (`42`, `42 years`, `8 months`), but not a date such as 3/15/1962, and not the beginning of an
// amount such as `45 000`.
const YEARS = /^\d{1,3}(?:[.,]\d{1,2})?(?![\d/-]|[.,\s'’]{0,2}\d|e\d)/i;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
// `3/15/1962`, `15.3.1962`; `March 15, 1962`, `15 de marzo de 1962`; `1962年3月15日`.
const NUMERIC_DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
// `1962/3/15`, a numeric Chinese date.
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;
const NAMED_DAY =
  /^(?:\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}(?:er|\.|º)? (?:de )?\p{L}{3,10}\.?(?: de)?) (\d{4})$/u;
const CHINESE_DAY = /^(\d{4})年\d{1,2}月\d{1,2}[日号]$/u;

// Digits, or groups of three with one separator; the mark of the decimals is another. `1 2` and `45,0000` are no numbers.
const NUMBER =
  /^\$?\s*(?:\d{1,15}(?:[.,]\d{0,2})?|\d{1,3}([.,\s'’])\d{3}(?:\1\d{3}){0,3}(?:(?!\1)[.,]\d{0,2})?)(?:(?<![.,])\s*\$)?$/u;

/** Returns whether a trimmed text is a plain number or an amount, with or without a sign for dollars. */
export const isNumberText = (text: string): boolean => NUMBER.test(plainWidth(text));

/** Returns whether a trimmed text is an existing calendar day in the form `YYYY-MM-DD`. */
export const isDayText = (text: string): boolean => {
  if (!ISO_DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const two = (digits: string): string => digits.padStart(2, '0');

/**
 * Returns the possible days of a numeric birthday; only the year if the month has a name, none if the text is not a
 * birthday.
 */
const birthdaysIn = (text: string): readonly string[] => {
  const [, yearFirst = '', , month = '', day = ''] = YEAR_FIRST.exec(text) ?? [];
  if (yearFirst !== '') return [`${yearFirst}-${two(month)}-${two(day)}`].filter(isDayText);
  const [, first = '', , second = '', year = ''] = NUMERIC_DAY.exec(text) ?? [];
  const days = [`${year}-${two(first)}-${two(second)}`, `${year}-${two(second)}-${two(first)}`];
  if (year !== '') return days.filter(isDayText);
  const named = (NAMED_DAY.exec(text) ?? CHINESE_DAY.exec(text))?.[1];
  return named === undefined ? [] : [named];
};

/**
 * Returns the error of a trimmed text as an age or as a birthday: nobody is born after today or older than 120. A day is one of UTC, which
 * may already be tomorrow for the visitor.
 */
export const ageFault = (typed: string, now = Date.now()): FieldCode | undefined => {
  const text = plainWidth(typed);
  const birthdays = birthdaysIn(text);
  const [today, oldest] = [now + 86_400_000, now - (OLDEST + 1) * 31_556_952_000].map((moment) =>
    new Date(moment).toISOString().slice(0, 10),
  );
  if (birthdays.length > 0)
    return birthdays.some((day) => day <= (today ?? '') && day >= (oldest ?? '').slice(0, day.length))
      ? undefined
      : 'out-of-range';
  const years = YEARS.exec(text)?.[0];
  return years !== undefined && Number.parseFloat(years) <= OLDEST ? undefined : 'invalid-number';
};

/**
 * The number of days around today within which a due date, or the end of a pregnancy with current Medicaid, can be:
 * thirteen months back, ten ahead.
 */
const DUE_DAYS = [-400, 300] as const;

/** Returns the error of a trimmed text as a due date, or as the day on which a pregnancy ended. */
export const dueDateFault = (text: string, now = Date.now()): FieldCode | undefined => {
  if (!isDayText(text)) return 'invalid-date';
  const days = (Date.parse(`${text}T00:00:00Z`) - now) / 86_400_000;
  return days >= DUE_DAYS[0] && days <= DUE_DAYS[1] ? undefined : 'out-of-range';
};

/** The limits of counts. */
export const COUNTS = {
  householdSize: [1, 30],
  applicants: [1, 20],
  dependents: [0, 29],
  visitsPerYear: [0, 366],
  babiesExpected: [1, 8],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

/** Returns the error of a trimmed text as a whole number between two others. */
export const countFault = (
  typed: string,
  [least, most]: readonly [number, number],
): FieldCode | undefined => {
  const text = plainWidth(typed);
  if (!/^\d{1,9}$/.test(text)) return 'invalid-number';
  return Number(text) >= least && Number(text) <= most ? undefined : 'out-of-range';
};

/** Returns whether a text in any language contains a negative amount. */
export const isNegative = (text: string): boolean => /^[$€\s]*[-−]\s*[$€]?\s*\d/u.test(plainWidth(text));

/** Reads a plain number with thousands separators of any of the five languages; one or two last digits are decimals. */
const amountIn = (text: string): number => {
  const [, whole = text, cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?\s*[$]?$/.exec(text) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
};

/** Both ends of an income band in dollars, by its name. */
export const bandEnds = (band: string): readonly [low: number, high: number] => {
  const [first = 0, second] = (band.match(/\d+/g) ?? []).map((thousands) => Number(thousands) * 1000);
  if (band.startsWith('under')) return [0, first];
  return [first, second ?? Number.POSITIVE_INFINITY];
};

const textOf = (lead: object, field: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(lead, field)?.value;
  return typeof value === 'string' || typeof value === 'number' ? plainWidth(String(value)).trim() : '';
};

/**
 * Returns contradictory answers of a household: an exact income outside the band, more applicants than people in the household. Accepts any
 * input.
 */
export const contradictions = (lead: unknown): readonly ('exactIncome' | 'applicants')[] => {
  if (typeof lead !== 'object' || lead === null) return [];
  const [income, exact] = [textOf(lead, 'income'), textOf(lead, 'exactIncome')];
  const [low, high] = bandEnds(income);
  const isOutside = isNumberText(exact) && (amountIn(exact) < low || amountIn(exact) > high);
  const [size, applicants] = [textOf(lead, 'householdSize'), textOf(lead, 'applicants')].map((text) =>
    /^\d{1,9}$/.test(text) ? Number(text) : undefined,
  );
  return [
    ...(income !== '' && isOutside ? (['exactIncome'] as const) : []),
    ...(size !== undefined && applicants !== undefined && applicants > size ? (['applicants'] as const) : []),
  ];
};
