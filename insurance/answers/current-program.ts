import type {Day} from '../calendar/day.ts';
import {findDays} from './find-day.ts';
import {isDoubtful, plainWords} from './life-change.ts';
import {hasMedicareIn} from './medicare-status.ts';
import {namesMedicaid, readCoverage} from './read-coverage.ts';
import {saysNone} from './says-none.ts';
import {denial} from './stated.ts';

/**
 * A public program that rules out the premium tax credit for its members (26 U.S.C. 36B(c)(2)(B), 5000A(f)(1)(A)).
 */
export type CurrentProgram = 'medicare' | 'medicaid' | 'tricare' | 'va';

const later = /\b(starts?|starting|begins?|will|soon|empieza|commence|beginnt)\b|开始|即将/;
const others =
  /\b(husband|wife|spouse|partner|mother|mom|father|dad|parents?|son|daughter|kids?|child(ren)?|baby|espos[oa]|marido|mujer|madre|padres?|hij[oa]s?|mari|femme|mere|pere|conjoint|enfants?|mann|frau|mutter|vater|eltern|kind(er)?|sohn|tochter)\b|丈夫|妻子|老公|老婆|父|母|儿|女|孩子|配偶/;
const tricare = /\b(tricare|champva)\b/;
const va =
  /^va$|\b(va (health|medical)? ?(care|coverage|benefits|insurance)|veterans? (affairs|administration|health))\b/;

const named = (text: string, plain: string): CurrentProgram | undefined => {
  if (tricare.test(plain)) return 'tricare';
  if (va.test(plain)) return 'va';
  if (hasMedicareIn(text) && plain.includes('medicare')) return 'medicare';
  return namesMedicaid(text) && !denial.test(plain) ? 'medicaid' : undefined;
};

/**
 * Returns the public program that the visitor has according to `Current Insurance Coverage`, or somebody in the visitor's household of
 * several people. Undefined if the text names no program, if the program ends or has not begun, and if the text is about a person
 * outside the household.
 */
export const currentProgramIn = (text: string, today: Day, isAlone: boolean): CurrentProgram | undefined => {
  const plain = plainWords(text);
  if (isDoubtful(plain) || (isAlone && others.test(plain)) || later.test(plain)) return undefined;
  const {kind} = readCoverage(text, 'en', today);
  const isAhead = findDays(text, 'en', today).some(({day}) => day !== null && day > today);
  if ((kind !== 'held' && kind !== 'renewal') || (isAhead && kind === 'held')) return undefined;
  return named(text, plain);
};

/**
 * Returns whether `Current Insurance Coverage` names Medicaid; null if the text leaves that open. Among several adults, other words may be
 * about another person.
 */
export const medicaidIn = (text: string, adults: number): boolean | null => {
  if (namesMedicaid(text)) return !denial.test(plainWords(text));
  if (text.trim() === '') return null;
  return saysNone(text) || adults < 2 ? false : null;
};
