import {plainWidth} from './plain-width.ts';

/** An amount of dollars that a text names. */
type Amount = {
  readonly value: number;
  /** Whether the amount has a sign or a word for dollars, thousands or millions, or a separator of thousands. */
  readonly isMarked: boolean;
  /** `month` and `year`: a price or an income, not an existing sum. */
  readonly period: 'once' | 'month' | 'year';
};

const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|mm|mio|millions?|mill[oó]n|millones|millionen|百万)$/i, 1_000_000],
  [/^(?:k|thousand|mil|mille|tsd|tausend|千)$/i, 1000],
  [/^(?:万|萬)$/, 10_000],
  [/^(?:亿|億)$/, 100_000_000],
];

// Accounts and tax forms have numbers in their names that are not amounts. With a currency sign, even "$401k"
// is an amount, and so is "1095 $", but the sign of "401k $90,000" belongs to the next number.
const accountNames =
  /(?<![\d$€.,])(?:401 ?[-(]? ?[ak]|40[34] ?[-(]? ?b|457 ?[-(]? ?b|1040|1095|1099)\)?(?:['’]?s)?(?![a-z\d%]| ?[$€](?! ?\d))/giu;

// Numbers of policies and telephones: labeled, or long without a separator or a sign.
const labelledNumbers =
  /(?:#|\b(?:no|nr|number|id|tel|phone|call)\b[.:]?|nº) ?[\d-]{4,20}|(?<![\d$.,])\d{8,15}(?! ?(?:[\d.,$€]|usd|dol))/giu;

// Every quantifier has a bound and white space is already single, so the time is linear in the length of the
// text.
const money =
  /(?<![\d.,/·a-z])([-−] ?)?(us\$|usd ?|\$|€)? ?([-−])?(?<![\d.,])(\d{1,15}(?:[.,' ]\d{3}){0,5}(?:[.,]\d{1,2})?)(?![\d%])(?: ?(millions?|mill[oó]n|millones|millionen|mio|mm?|k|thousand|mille|mil|tsd|tausend|百万|千|万|萬|亿|億)(?![a-zà-ÿ\d])\.?)?(?! ?(?:pesos|rmb|yuan|人民币))( ?(?:\$|€|usd|doll?ars?|d[oó]lares|bucks|美元|美金|元))?/giu;

// As plain as a word for thousands. A space may stand between two numbers.
const hasSeparator = /\d[.,']\d{3}/;

const monthAfter =
  /^ ?(?:[/,(]|a|per|each|every|al|por|par|im|pro|le)? ?(?:mo|months?|monthly|mes|mensual(?:es)?|mois|mensuels?|monat|monatlich|premium|prima|月|每月)(?![a-z])/iu;
const monthBefore = /(?:每月|每个月|premium|prima|prime|beitrag|保费)(?: of| de| von)?[ :]?$/iu;
const yearAfter =
  /^ ?(?:[/,(]|a|per|each|every|al|por|par|im|pro)? ?(?:yr|year|yearly|annually|año|an|jahr|jährlich|每年)(?![a-z])/iu;
const rangeBetween = /^ ?(?:[-–—~]|to|a|à|bis|至|到) ?$/iu;
const rangeWords = /\b(?:between|entre|zwischen)\b/iu;

/** Reads a number with thousands separators of any of the five languages; a part of one or two digits is decimals. */
const plainNumber = (digits: string): number => {
  const [, whole = digits, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
};

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value <= 2100;

const periodOf = (before: string, after: string): Amount['period'] => {
  if (monthAfter.test(after) || monthBefore.test(before)) return 'month';
  return yearAfter.test(after) ? 'year' : 'once';
};

/**
 * Finds every amount of a text; null when the text gives a range or a negative amount, which leaves the amount open.
 */
const amountsIn = (text: string): readonly Amount[] | null => {
  const plain = text
    .replace(/\s+/gu, ' ')
    .replace(/\$ /g, '$')
    .replace(accountNames, ' ·')
    .replace(labelledNumbers, ' ·');
  const amounts: Amount[] = [];
  let end = 0;
  for (const match of plain.matchAll(money)) {
    const [all, minus, sign, inner, digits = '', word, unit] = match;
    const factor = factors.find(([pattern]) => word !== undefined && pattern.test(word))?.[1] ?? 1;
    const value = plainNumber(digits) * factor;
    const isMarked = sign !== undefined || unit !== undefined || factor > 1 || hasSeparator.test(digits);
    // "1.5 mil" is 1,500 in Spanish and 1,500,000 in American English.
    if (/^mil$/i.test(word ?? '') && /[.,]\d{1,2}$/.test(digits)) return null;
    if (!isMarked && (value < 1000 || isYear(value))) continue;
    if (minus !== undefined || inner !== undefined) return null;
    const between = plain.slice(end, match.index);
    if (amounts.length > 0 && end > 0 && (rangeBetween.test(between) || rangeWords.test(plain.slice(0, end))))
      return null;
    end = match.index + all.length;
    const period = periodOf(
      plain.slice(Math.max(match.index - 12, 0), match.index),
      plain.slice(end, end + 24),
    );
    amounts.push({value, isMarked, period});
  }
  return amounts;
};

const perMonth = {once: 1, month: 1, year: 1 / 12} as const;

// A text that is only a number is an amount, even "2,000", which in a sentence would be a year.
const bareNumber = (text: string): number | null => {
  const digits =
    /^\s{0,9}(\d{1,3}(?:[.,'\s]\d{3}){1,4}(?:[.,]\d{0,2})?|\d{1,15}(?:[.,]\d{0,2})?)\s{0,9}$/u.exec(
      text,
    )?.[1];
  return digits === undefined ? null : plainNumber(digits);
};

/** Returns the amounts of a text that count: existing sums, and prices where the form asks for a monthly amount. Null for a range. */
const countedIn = (text: string, per: 'once' | 'month'): readonly Amount[] | null =>
  amountsIn(text)?.filter(({period}) => per === 'month' || period === 'once') ?? null;

const typedText = (answer: string): string => plainWidth(answer).replaceAll('’', "'");

/**
 * Returns whether a text names several amounts that differ, such as `mortgage 220,000 and car 18k`; `parseMoney` then
 * counts only one of them. A range, a rate and a monthly payment are not further amounts.
 */
export const namesSeveralAmounts = (answer: unknown): boolean => {
  if (typeof answer !== 'string') return false;
  const text = typedText(answer);
  const found = bareNumber(text) === null ? (countedIn(text, 'once') ?? []) : [];
  return new Set(found.map(({value}) => value)).size > 1;
};

/**
 * Reads an amount of dollars from a text such as `Term life, 20 years, $500,000 until 2040` (500,000) or `500k`. An
 * amount with a currency sign, a separator of thousands or a word like "thousand" wins, the largest of several, then an amount of 1,000 or more that is not a year, then
 * a bare number. A monthly or yearly amount is a price, and counts only where the form asks for a monthly amount. Null
 * when the text names no amount, or a range.
 */
export const parseMoney = (answer: unknown, per: 'once' | 'month' = 'once'): number | null => {
  if (typeof answer === 'number') return Number.isFinite(answer) && answer >= 0 ? answer : null;
  if (typeof answer !== 'string') return null;
  const text = typedText(answer);
  const found = countedIn(text, per);
  if (!found) return null;
  const marked = found.filter(({isMarked}) => isMarked);
  const amounts = (marked.length > 0 ? marked : found).map(({value, period}) =>
    per === 'month' ? value * perMonth[period] : value,
  );
  return amounts.length > 0 ? Math.max(...amounts) : bareNumber(text);
};
