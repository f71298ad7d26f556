import {addDays, type Day} from '../calendar/day.ts';
import {MEDICAID_LOSS_DAYS, SPECIAL_ENROLLMENT_DAYS} from '../figures/window-rules.ts';
import type {LifeChangeKind} from '../answers/life-change.ts';

/** Kinds of change that open no special enrollment period, or for which this is unknown. */
type NoWindowKind = 'not-a-trigger' | 'renewal' | 'new-job' | 'turning-65' | 'other';

/** Kinds of change that can open a special enrollment period. */
export type SpecialKind = Exclude<LifeChangeKind, NoWindowKind>;

const noWindow = new Set<LifeChangeKind>([
  'not-a-trigger',
  'renewal',
  'new-job',
  'turning-65',
  'other',
] satisfies NoWindowKind[]);

const canOpen = (kind: LifeChangeKind): kind is SpecialKind => !noWindow.has(kind);

/** A special enrollment period of the Marketplace. */
export type SpecialWindow = {
  readonly kind: SpecialKind;
  /** `undated`: the day of the change is unknown, so act now. */
  readonly state: 'open' | 'upcoming' | 'closed' | 'undated';
  readonly eventDay: Day | null;
  readonly start: Day | null;
  /** The last day to enroll. */
  readonly end: Day | null;
  /** Whether a further condition is necessary, such as cover lost through a divorce. */
  readonly isConditional: boolean;
};

/** Cover ends with all other changes, so the sixty days before count, too (45 CFR 155.420(c)(2)). */
const keepsCover = new Set<SpecialKind>([
  'marriage',
  'birth',
  'move',
  'income',
  'release',
  'abuse',
  'new-status',
]);

/**
 * Returns whether a change leaves people without cover until they have a new plan, so that each month of delay is a gap: also a move from a
 * place whose coverage ends with the move. After a birth, coverage begins with the day of the birth (45 CFR 155.420(b)(2)(i)).
 */
export const leavesGap = ({kind, isConditional}: Pick<SpecialWindow, 'kind' | 'isConditional'>): boolean =>
  !keepsCover.has(kind) || (kind !== 'birth' && !isConditional);

/**
 * All other changes open a period only on a condition (45 CFR 155.420(d), (e)). A move and a marriage: coverage on at
 * least one of the sixty days before, (d)(2)(i)(A), (d)(7)(i), or a life abroad or in a territory. A change in income: people who are already
 * enrolled, or who leave the coverage gap, (d)(6). A new status: people who could not use the Marketplace before, (d)(3),
 * or who are enrolled and get the credit now, (d)(6). Domestic abuse: if the
 * Marketplace accepts it. The rest: coverage that is lost involuntarily.
 */
const unconditional = new Set<SpecialKind>(['coverage-loss', 'medicaid-loss', 'birth', 'release']);

/**
 * Returns whether a change is about the loss whose last day the words on coverage name: the sixty days count from that day (45 CFR
 * 155.420(c)(2), (d)(1)) and not from a death, a divorce or the end of a job. A loss with a day of its own may be a second loss, and so may a job
 * of one of several people, unless the coverage ends within a month of it.
 */
export const isSameLoss = (
  {kind, day}: {readonly kind: LifeChangeKind; readonly day: Day | null},
  loss: SpecialWindow | null,
  isAlone: boolean,
): boolean =>
  loss !== null &&
  loss.eventDay !== null &&
  loss.kind !== 'release' &&
  canOpen(kind) &&
  !keepsCover.has(kind) &&
  (isAlone ||
    (kind !== 'job-loss' && kind !== 'retirement') ||
    (day !== null && loss.eventDay >= day && loss.eventDay <= addDays(day, 31))) &&
  (day === null || (kind !== 'coverage-end' && !unconditional.has(kind)));

/**
 * Returns the special enrollment period that a change opens: 60 days from the change, and from 60 days before if cover
 * ends with the change; 90 days after Medicaid or CHIP (45 CFR 155.420(c)). Null for a change that opens none or was
 * not understood. `isFromAbroad`: a move from a foreign country or a territory.
 */
export const specialWindow = (
  kind: LifeChangeKind,
  eventDay: Day | null,
  today: Day,
  isFromAbroad = false,
): SpecialWindow | null => {
  if (!canOpen(kind)) return null;
  const isConditional = !unconditional.has(kind) && !isFromAbroad;
  if (eventDay === null) return {kind, state: 'undated', eventDay, start: null, end: null, isConditional};
  const start = keepsCover.has(kind) ? eventDay : addDays(eventDay, -SPECIAL_ENROLLMENT_DAYS);
  const end = addDays(eventDay, kind === 'medicaid-loss' ? MEDICAID_LOSS_DAYS : SPECIAL_ENROLLMENT_DAYS);
  const state = today < start ? 'upcoming' : today > end ? 'closed' : 'open';
  return {kind, state, eventDay, start, end, isConditional};
};
