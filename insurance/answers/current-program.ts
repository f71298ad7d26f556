import type {Day} from '../calendar/day.ts';
import {comingMedicareIn, untilMedicare} from './coming-medicare.ts';
import {findDays} from './find-day.ts';
import {isDoubtful, plainWords} from './life-change.ts';
import {hasMedicareIn, notNow} from './medicare-status.ts';
import {namesMedicaid, readCoverage, throughWork} from './read-coverage.ts';
import {saysNone} from './says-none.ts';
import {denial, relatives, statedIn} from './stated.ts';
import {withoutFormer} from './tense.ts';

/**
 * Coverage that rules out the premium tax credit for people who have it: a public program (26 U.S.C. 36B(c)(2)(B), 5000A(f)(1)(A)), or, as
 * `work`, the plan of the visitor's own current work (26 U.S.C. 36B(c)(2)(C)(iii)).
 */
export type CurrentProgram = 'medicare' | 'medicaid' | 'tricare' | 'va' | 'work';

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

/** Matches words that bind a plan to the work, not a work alone: "I work for myself, Aetna". */
const boundToWork =
  /\b(through|from|by|via|at|with|por|del?|par|uber|von|durch)( \w+)?[ '](work|job|emp|company|trabajo|travail|entrepr|arbeit)|(work|job|employer|group|company)('s)? (health )?(plan|insurance|coverage)|公司|雇主|单位/;

/** Matches words for a plan that is only offered, and for work without an employer. */
const onlyOffered =
  /offer|eligib|declin|turn|waiv|expensive|nothing|self|freelanc|contract|ofre|recha|\bcar[oa]\b|cuenta|autonom|independ|permi|propos|refus|cher\b|biet|lehn|teuer|贵|拒|自/;

const holdsWorkPlan = (text: string, today: Day): boolean => {
  const plain = plainWords(text);
  return (
    hasWorkPlan(text, today, true) &&
    boundToWork.test(plain) &&
    !onlyOffered.test(plain) &&
    !statedIn(text).includes('hra')
  );
};

/**
 * Returns the program that the visitor has according to `Current Insurance Coverage`, or the public program of somebody in the visitor's household of
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
  if ((isAlone && relatives.test(plain)) || !isCurrent(text, plain, today)) return undefined;
  return named(plain, plain) ?? (isAlone && holdsWorkPlan(text, today) ? 'work' : undefined);
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
