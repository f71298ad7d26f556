import {addDays} from '../calendar/day.ts';
import {medicaidLossDays, specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {findDay} from '../answers/find-day.ts';
import {lifeChangeKind} from '../answers/life-change.ts';
import {saysNone} from '../answers/parse-money.ts';
import type {LifeChangeKind} from '../answers/life-change.ts';
import type {Day} from '../calendar/day.ts';
import type {Figure} from '../figures/figure.ts';

/** Kinds of change that can open a special enrolment period. */
export type SpecialKind = Exclude<LifeChangeKind, 'not-a-trigger'>;

/** A special enrolment period of the Marketplace. */
export type SpecialWindow = {
  readonly kind: SpecialKind;
  /** `undated`: when it happened was not said, so act now. */
  readonly state: 'open' | 'upcoming' | 'closed' | 'undated';
  readonly eventDay: Day | null;
  readonly start: Day | null;
  /** Last day to enrol. */
  readonly end: Day | null;
  /** Whether more must be true than was said, such as cover lost through a divorce. */
  readonly isConditional: boolean;
};

/** Cover ends with these, so the sixty days before count too (45 CFR 155.420(c)(2)). */
const endsCover = new Set<LifeChangeKind>([
  'coverage-loss',
  'medicaid-loss',
  'turning-26',
  'divorce',
  'death',
  'retirement',
]);

/** These open a period only when cover is lost, or for those already enrolled, or we cannot tell (45 CFR 155.420(d)). */
const conditional = new Set<LifeChangeKind>(['divorce', 'death', 'move', 'income', 'retirement', 'other']);

/** The figure that sets a kind's days. */
export const daysFor = (kind: SpecialKind): Figure<number> =>
  kind === 'medicaid-loss' ? medicaidLossDays : specialEnrollmentDays;

/**
 * The special enrolment period that a change opens: 60 days from it, and from 60 days before when cover ends with it; 90
 * days after Medicaid or CHIP (45 CFR 155.420(c)). Null for what opens none.
 */
export const specialWindow = (
  kind: LifeChangeKind,
  eventDay: Day | null,
  today: Day,
): SpecialWindow | null => {
  if (kind === 'not-a-trigger') return null;
  const isConditional = conditional.has(kind);
  if (eventDay === null) return {kind, state: 'undated', eventDay, start: null, end: null, isConditional};
  const start = endsCover.has(kind) ? addDays(eventDay, -specialEnrollmentDays.value) : eventDay;
  const end = addDays(eventDay, daysFor(kind).value);
  const state = today < start ? 'upcoming' : today > end ? 'closed' : 'open';
  return {kind, state, eventDay, start, end, isConditional};
};

/** What a text about the present cover says of its end. */
export type CoverageEnd = {
  readonly hasCover: boolean | null;
  readonly lastDay: Day | null;
  /** Ended by choice or for not paying: that opens no period. */
  readonly isNoTrigger: boolean;
  readonly window: SpecialWindow | null;
};

/**
 * Reads `Current Insurance Coverage / Last date of coverage`. Only a date opens a window here: a text without one says
 * what cover there is, not that it ends.
 */
export const readCoverageEnd = (text: string, today: Day, lang = 'en'): CoverageEnd => {
  const lastDay = findDay(text, lang);
  const kind = lifeChangeKind(text);
  const isNoTrigger = kind === 'not-a-trigger';
  const hasCover = text.trim() === '' ? null : !saysNone(text) && (lastDay === null || lastDay >= today);
  const lossKind = kind === 'medicaid-loss' ? 'medicaid-loss' : 'coverage-loss';
  return {
    hasCover,
    lastDay,
    isNoTrigger,
    window: lastDay === null || isNoTrigger ? null : specialWindow(lossKind, lastDay, today),
  };
};
