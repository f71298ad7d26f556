import {findDays, type FoundDay} from './find-day.ts';
import {
  isDoubtful,
  isYearEnd,
  lifeChangeKind,
  namesEmployer,
  namesMarketplace,
  plainWords,
  type LifeChangeKind,
} from './life-change.ts';
import {saysNone} from './says-none.ts';
import {relatives} from './stated.ts';
import {fitsTense} from './tense.ts';
import type {Day} from '../calendar/day.ts';

/**
 * The end of the present coverage in a text. `held`: the text names coverage and no end; `unclear`: the text names a
 * day or an end, but not the event or the reason, so the visitor is asked.
 */
export type CoverageReading = {
  readonly kind:
    | Extract<
        LifeChangeKind,
        'coverage-loss' | 'coverage-end' | 'medicaid-loss' | 'not-a-trigger' | 'release' | 'renewal'
      >
    | 'none'
    | 'held'
    | 'unclear'
    | null;
  /** The last day of coverage, when the text gives the date of an end; the day of a `release` from prison. */
  readonly lastDay: Day | null;
};

/** The end of named coverage, and whether that coverage comes through current work: the eight months of Part B count from such an end only. */
export type CoverEnd = {readonly day: Day; readonly isThroughWork: 'yes' | 'maybe' | 'no'};

// In this field the coverage is implied, so a verb alone describes the coverage.
const choice =
  /\b((i|we|dropped|quit) (it|dropped|cancel+ed|ended)|cancel+ed (it|by me|myself)|lo (cancele|deje)|cancele|par moi|selbst gekundigt|freiwillig)\b|^(dropped|cancel+ed)\b|\bvoluntar|自己|自愿|退保/;
const otherCover =
  /\b(short[- ]term|sharing|medi-?share|(dental|vision|travel|accident|indemnity))\b|corto plazo|court terme|kurzzeit|短期/;
const renews = /\b(renew|renuev|renov|renouvel|verlanger|erneuer)|续保|续约|续期/;
const lost =
  /\b(lost|losing|perdi|perdido|perdu|perdue|verloren|discontinued|discontinuing|discontinuad[oa]|descontinuad[oa]|laid off|eingestellt)\b|失去|停办|停售/;
const ends =
  /\b(end(s|ed|ing)?|expir\w{1,4}|until|till|thru|last day|terminat\w{1,4}|stops|stopped|ran out|runs out|hasta|termin[oa]|vence|vencio|acab[oa]|fin|finit|jusqu|terminee?|bis|endete?|lauft|ausgelaufen|abgelaufen)\b|结束|到期|终止|截止|到(?=20\d\d)/;
const toDay = /(\b(through|to|a|al|au|bis)|至|到|[-–]) ?$/;
const begins =
  /(\b(since|from|effective|starts?|started|began|begins?|desde( el)?|depuis( le)?|seit( dem)?|ab( dem)?|von|du|del|starting|as of)|自|从) ?$/;
const beginsAfter = /^ ?(起|开始)/;
const medicaid = /\b(medicaid|c-h-i-p)\b|医疗补助|白卡/;
const noMedicaid = /(\b(no|sin|sans|kein|not|without|pas( de)?|ohne) |没有 ?|无 ?)(medicaid\b|医疗补助|白卡)/;

/** Coverage through a relative, which ends with the relative's death and with a divorce. */
const through = new RegExp(
  String.raw`(\b(through|por|par|uber|bei)|(?<!t[eo]|s) de) (\w+ ){0,2}(${relatives.source})|(${relatives.source})('s(?! d)|的)`,
);

/** Finds the dates of a text. Dates without a year are omitted if the words of the text refer to another time. */
const datesIn = (text: string, lang: string, today: Day | undefined): readonly FoundDay[] => {
  const full = findDays(text, lang);
  if (full.length > 0 || today === undefined) return full;
  const plain = plainWords(text);
  return findDays(text, lang, today).filter(({day}) => day !== null && fitsTense(plain, day, today));
};

/** Returns the last date of a text that is not a beginning, and whether a word such as "through" makes it an end. */
const endIn = (
  text: string,
  found: readonly FoundDay[],
): {readonly day: Day | null; readonly isEnd: boolean} | null => {
  const plain = text.replace(/\s+/gu, ' ');
  const dates = found.filter(
    ({from, to}) =>
      !begins.test(plain.slice(Math.max(from - 12, 0), from).toLowerCase()) &&
      !beginsAfter.test(plain.slice(to, to + 3)),
  );
  const last = dates.at(-1);
  return last
    ? {
        day: last.day,
        isEnd: toDay.test(plain.slice(Math.max(last.from - 12, 0), last.from).toLowerCase()),
      }
    : null;
};

/** "Kids have CHIP, I lost my job insurance" is no loss of CHIP, which would have 90 days instead of 60. */
const lossKind = (plain: string, change: LifeChangeKind): 'medicaid-loss' | 'coverage-loss' | null => {
  if (
    change === 'medicaid-loss' ||
    (change !== 'coverage-loss' && medicaid.test(plain) && !namesEmployer(plain))
  )
    return 'medicaid-loss';
  return namesEmployer(plain) || lost.test(plain) ? 'coverage-loss' : null;
};

/** Returns whether a text names Medicaid or CHIP. */
export const namesMedicaid = (text: string): boolean => medicaid.test(plainWords(text));

const notCurrentWork = /\b(cobra|medicaid|c-h-i-p)\b|\b(retiree|jubilad|retraite|rentner)|退休|医疗补助|白卡/;

/** Returns whether plain words name coverage through current work. */
export const throughWork = (plain: string): CoverEnd['isThroughWork'] => {
  if (notCurrentWork.test(plain.replace(noMedicaid, '')) || namesMarketplace(plain)) return 'no';
  return namesEmployer(plain) ? 'yes' : 'maybe';
};

/** Finds the end of the coverage that a text names; null if the text names none, or describes dropped coverage. */
export const coverEnd = (text: string, {kind, lastDay}: CoverageReading): CoverEnd | null => {
  if (kind === 'not-a-trigger' || kind === 'release' || lastDay === null) return null;
  return {day: lastDay, isThroughWork: throughWork(plainWords(text))};
};

/**
 * Reads `Current Insurance Coverage / Last date of coverage`, in any of the five languages. Never throws. Without `today`, a date needs
 * its year.
 */
export const readCoverage = (text: string, lang = 'en', today?: Day): CoverageReading => {
  if (text.trim() === '') return {kind: null, lastDay: null};
  const found = datesIn(text, lang, today);
  const [since] = found;
  // "None since 10/31/2026" states when coverage ended, and not why.
  if (saysNone(text))
    return since?.day ? {kind: 'unclear', lastDay: since.day} : {kind: 'none', lastDay: null};
  // "Ended 10/31, no Medicaid" is about the end of something else.
  const plain = plainWords(text).replace(noMedicaid, '');
  const change = lifeChangeKind(text);
  const end = endIn(text, found);
  const lastDay = end?.day ?? null;
  if (change === 'not-a-trigger' || choice.test(plain)) return {kind: 'not-a-trigger', lastDay};
  if (change === 'release') return {kind: change, lastDay};
  // Loss of coverage by the death of its holder, or by a divorce on a day (45 CFR 155.420(d)(1), (d)(2)(ii)).
  const isLeft = (change === 'death' || (change === 'divorce' && lastDay !== null)) && through.test(plain);
  const isEnd =
    isLeft || (end?.isEnd ?? false) || ends.test(plain) || lost.test(plain) || change.startsWith('coverage-');
  if (!isEnd && end === null && change !== 'renewal' && change !== 'medicaid-loss' && change !== 'job-loss')
    return {kind: renews.test(plain) ? 'renewal' : 'held', lastDay: null};
  if (otherCover.test(plain)) return {kind: 'not-a-trigger', lastDay};
  if (renews.test(plain)) return {kind: 'renewal', lastDay: null};
  if (isDoubtful(plain)) return {kind: 'unclear', lastDay};
  const loss = isLeft ? 'coverage-loss' : lossKind(plain, change);
  if (lastDay !== null && isYearEnd(lastDay) && namesMarketplace(plain) && loss === null)
    return {kind: 'renewal', lastDay: null};
  if (isEnd && loss !== null) return {kind: loss, lastDay};
  if (!isEnd || lastDay === null || isYearEnd(lastDay)) return {kind: 'unclear', lastDay};
  return {kind: 'coverage-end', lastDay};
};
