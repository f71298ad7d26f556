import {isDay, partsOf, type Day} from '../calendar/day.ts';
import {english} from './change-words/en.ts';
import {spanish} from './change-words/es.ts';
import {french} from './change-words/fr.ts';
import {german} from './change-words/de.ts';
import {chinese} from './change-words/zh.ts';
import {findDay} from './find-day.ts';
import {fitsTense} from './tense.ts';
import type {NamedChangeKind} from './change-words/change-words.ts';
import {withoutMarks} from './without-marks.ts';

/**
 * A life change in a text.
 * - `not-a-trigger`: coverage that was dropped by choice, not paid, or of a kind that does not count
 * - `renewal`: a plan's ordinary year end
 * - `job-loss`: coverage is lost only if it came from the job
 * - `coverage-end`: coverage ends, and the text does not give the reason
 * - `abuse`: somebody left an abusive home
 * - `new-status`: citizenship or a green card
 * - `other`: not understood; this is a question, never a claim
 */
export type LifeChangeKind =
  | 'medicaid-loss'
  | 'not-a-trigger'
  | 'coverage-loss'
  | 'coverage-end'
  | 'job-loss'
  | 'marriage'
  | 'birth'
  | 'divorce'
  | 'death'
  | 'turning-26'
  | 'turning-65'
  | 'move'
  | 'income'
  | 'retirement'
  | 'release'
  | 'abuse'
  | 'new-status'
  | 'new-job'
  | 'renewal'
  | 'other';

/** One change in a visitor's life. A change without a date means: act now. */
export type LifeChange = {readonly text: string; readonly kind: LifeChangeKind; readonly day: Day | null};

const languages = [english, spanish, french, german, chinese];

/**
 * When a text names several changes, the first change in this order, the order of the English words, counts: "lost Medicaid" is more specific
 * than a loss of coverage.
 */
const order = (Object.keys(english.kinds) as readonly NamedChangeKind[]).filter(
  (kind) => kind !== 'not-a-trigger',
);

/** These changes concern the coverage itself, so "dropped by choice" explains them. */
const endsOfCover = new Set<NamedChangeKind>(['medicaid-loss', 'coverage-loss', 'coverage-end', 'renewal']);

const marketplace =
  /marketplace|healthcare\.gov|obamacare|\b(aca|exchange|oscar|molina|sendero|mercado)\b|ambetter|community health choice|市场计划|市场保险/;

const employer =
  /\b((work|job|employer|company|group|cobra|trabajo|empleo|empleador|empresa|employeur|travail|emploi|entreprise)|arbeit)\b|arbeitgeber|公司|雇主|单位/;

/** The longest text that is parsed. */
const LONGEST = 600;

/** Returns a text in the form that the patterns of `ChangeWords` expect. */
export const plainWords = (text: string): string => {
  // Lower-case "chip" is not the program CHIP, except after a verb of having.
  const small = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/\bCHIP\b|(?<=\b(has|have|on|tiene|a le|hat) |有 ?)chip\b/g, 'c-h-i-p')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/gu, ' ');
  const rewritten = languages
    .flatMap(({rewrites}) => rewrites)
    .reduce((all, [pattern, words]) => all.replace(pattern, words), small);
  return withoutMarks(rewritten).normalize('NFC').trim();
};

/** Returns whether plain words are uncertain: negated, a condition, a question, or about another person or thing. */
export const isDoubtful = (plain: string): boolean => languages.some(({doubt}) => doubt.test(plain));

const tells = (plain: string, kind: NamedChangeKind): boolean =>
  languages.some(({kinds}) => kinds[kind]?.test(plain) ?? false);

/** Returns whether plain words name a Marketplace plan. */
export const namesMarketplace = (plain: string): boolean => marketplace.test(plain);
/** Returns whether plain words name a job. */
export const namesEmployer = (plain: string): boolean => employer.test(plain);

/** Returns the kind of change in a text, in any of the five languages; `other` if the text leaves it open. */
export const lifeChangeKind = (text: string): LifeChangeKind => {
  const plain = plainWords(text);
  if (isDoubtful(plain)) return 'other';
  const found = order.find((kind) => tells(plain, kind));
  if (tells(plain, 'not-a-trigger'))
    // Coverage was dropped and something else happened: only the visitor knows which came first.
    return found === undefined || endsOfCover.has(found) ? 'not-a-trigger' : 'other';
  if (found === undefined) return 'other';
  return found === 'coverage-end' && namesEmployer(plain) ? 'coverage-loss' : found;
};

/** Returns whether coverage that ends on a day may simply end with its plan year. */
export const isYearEnd = (day: Day): boolean => {
  const {month, dayOfMonth} = partsOf(day);
  return (month === 12 && dayOfMonth === 31) || (month === 1 && dayOfMonth === 1);
};

/** Finds the day in a text. A day without a year counts only if today and the words of the text leave no doubt. */
const dayIn = (text: string, lang: string, today: Day | undefined): Day | null => {
  const full = findDay(text, lang);
  if (full !== null || today === undefined) return full;
  const near = findDay(text, lang, today);
  return near !== null && fitsTense(plainWords(text), near, today) ? near : null;
};

/** Reads a change. A separate day takes precedence over a day in the text. */
export const readLifeChange = (text: string, day: unknown, lang = 'en', today?: Day): LifeChange => {
  const on = isDay(day) ? day : dayIn(text, lang, today);
  const kind = lifeChangeKind(text);
  // Marketplace plans end with the year and renew, which opens nothing; for other plans the form asks the
  // visitor.
  const isOpen = kind === 'coverage-end' && on !== null && isYearEnd(on);
  return {
    text: text.trim(),
    kind: isOpen ? (namesMarketplace(plainWords(text)) ? 'renewal' : 'other') : kind,
    day: on,
  };
};

/** A change as the questionnaire sends it. */
export type SentLifeChange = string | {readonly change: string; readonly date?: string | undefined};

/** Reads all changes and drops blank texts. Without `today`, a day needs its year. */
export const readLifeChanges = (
  sent: readonly SentLifeChange[],
  lang = 'en',
  today?: Day,
): readonly LifeChange[] =>
  sent
    .map((one) => (typeof one === 'string' ? {change: one, date: undefined} : one))
    .filter(({change}) => change.trim() !== '')
    .map(({change, date}) => readLifeChange(change, date, lang, today));
