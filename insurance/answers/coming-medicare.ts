import {dayOf, type Day} from '../calendar/day.ts';
import {monthOf} from './find-day.ts';
import {isDoubtful, plainWords} from './life-change.ts';
import {denial, relatives} from './stated.ts';

/** Words that make a coming month no beginning. */
const other = /\b(los[te]|end|expir|until|renew|perd|hasta|verl|jusqu)|失|续/;

/** A month with its year, as a name or a number, with or without the day. */
const months =
  /(\p{L}{3,10}|\d{1,2})(?: 1,?| del?|[/.](\d{1,2}))?[ /.](20\d\d)(?!-)|(20\d\d) ?[年-] ?(\d{1,2})/u;

/** Returns the month in plain words. Medicare begins on the first of a month, so the other number of a date is the month in every language. */
const monthIn = (plain: string): Day | null => {
  const [, first = '', second = '1', year, isoYear, isoMonth = first] = months.exec(plain) ?? [];
  const one = monthOf(isoMonth) || Number(isoMonth);
  const month = Number(second) === 1 ? one : one === 1 ? Number(second) : 0;
  return month >= 1 && month <= 12 ? dayOf(Number(year ?? isoYear), month, 1) : null;
};

/**
 * Returns the first day of a Medicare that begins in a coming month, by the words on coverage in any of the five languages: "I get SSDI,
 * Medicare starts March 2027". Null if the words leave it open, and if they are
 * about a person outside a household of one.
 */
export const comingMedicareIn = (text: string, today: Day, isAlone = true): Day | null => {
  const plain = plainWords(text);
  const [start = '', rest] = plain.split('medicare');
  if (rest === undefined || denial.test(plain) || (isAlone && relatives.test(plain)) || isDoubtful(plain))
    return null;
  // A day in another part of the sentence may be the end of other coverage.
  const own = (start.split(/[,;]/).at(-1) ?? '') + rest;
  const day = other.test(own) ? null : (monthIn(rest) ?? monthIn(own));
  return day !== null && day > today ? day : null;
};

/** Returns the rest of words on coverage that name a Medicare to come: the coverage until then. "Medicaid, Medicare starts March 2027": "Medicaid". */
export const untilMedicare = (text: string): string =>
  text
    .split(/[,;.，；。]| (?:and|but|y|pero|et|mais|und|aber) /iu)
    .filter((clause) => !/medicare/iu.test(clause))
    .join(', ');
