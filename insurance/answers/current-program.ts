import type {Day} from '../calendar/day.ts';
import {comingMedicareIn, untilMedicare} from './coming-medicare.ts';
import {findDays} from './find-day.ts';
import {isDoubtful, plainWords} from './life-change.ts';
import {hasMedicareIn, notNow} from './medicare-status.ts';
import {namesMedicaid, readCoverage, throughWork} from './read-coverage.ts';
import {saysNone} from './says-none.ts';
import {denial, relatives} from './stated.ts';
import {withoutFormer} from './tense.ts';

/**
 * A public program that rules out the premium tax credit for its members (26 U.S.C. 36B(c)(2)(B), 5000A(f)(1)(A)).
 */
export type CurrentProgram = 'medicare' | 'medicaid' | 'tricare' | 'va';

const tricare = /\b(tricare|champva)\b/;
const va =
  /^va( only)?$|\b(va (health|medical)? ?(care|coverage|benefits|insurance)|veterans? (affairs|administration|health))\b/;

const named = (text: string, plain: string): CurrentProgram | undefined => {
  if (tricare.test(plain)) return 'tricare';
  if (va.test(plain)) return 'va';
  if (hasMedicareIn(text) && plain.includes('medicare')) return 'medicare';
  return namesMedicaid(text) && !denial.test(plain) ? 'medicaid' : undefined;
};

/** Whether a text names coverage that neither ends nor begins later. */
const isCurrent = (text: string, plain: string, today: Day): boolean => {
  if (isDoubtful(plain) || notNow.test(plain)) return false;
  const {kind} = readCoverage(text, 'en', today);
  const isAhead = findDays(text, 'en', today).some(({day}) => day !== null && day > today);
  return kind === 'renewal' || (kind === 'held' && !isAhead);
};

/**
 * Returns the public program that the visitor has according to `Current Insurance Coverage`, or somebody in the visitor's household of
 * several people. A Medicare to come of a person alone hides no program until then. Undefined if the text names no program, if the program ends, is over or has not begun, and if the text is about a person
 * outside the household.
 */
export const currentProgramIn = (
  written: string,
  today: Day,
  isAlone: boolean,
): CurrentProgram | undefined => {
  const text = isAlone && comingMedicareIn(written, today) !== null ? untilMedicare(written) : written;
  const plain = withoutFormer(plainWords(text));
  return (isAlone && relatives.test(plain)) || !isCurrent(text, plain, today)
    ? undefined
    : named(plain, plain);
};

/** Returns whether `Current Insurance Coverage` names Medicaid or CHIP that somebody has today. */
export const holdsMedicaid = (text: string, today: Day): boolean =>
  text.split(/[,;.!?，；。！？]/).some((clause) => {
    const plain = withoutFormer(plainWords(clause));
    return namesMedicaid(plain) && !denial.test(plain) && isCurrent(clause, plain, today);
  });

/**
 * Returns whether `Current Insurance Coverage` names Medicaid; null if the text leaves that open. Among several adults, other words may be
 * about another person.
 */
export const medicaidIn = (text: string, adults: number): boolean | null => {
  if (namesMedicaid(text)) return !denial.test(plainWords(text));
  if (text.trim() === '') return null;
  return saysNone(text) || adults < 2 ? false : null;
};

const formerWork = /\b(former|old|ex|antig|ancien|fruher|ehem)|前(雇主|公司)|medicare/;

/**
 * Returns whether `Current Insurance Coverage` names a plan of current work, also one that ends, without Medicare beside it. `isOwn`: of the
 * writer's own work, without a word about a relative.
 */
export const hasWorkPlan = (text: string, today: Day, isOwn = false): boolean => {
  const plain = plainWords(text);
  return (
    !(isOwn && relatives.test(plain)) &&
    (isCurrent(text, plain, today) || readCoverage(text, 'en', today).kind === 'coverage-loss') &&
    !denial.test(plain) &&
    !formerWork.test(plain) &&
    throughWork(plain) === 'yes'
  );
};
