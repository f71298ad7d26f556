import type {LifeChange, LifeChangeKind} from '../answers/life-change.ts';
import type {Day} from '../calendar/day.ts';
import type {SpecialWindow} from './special-enrollment.ts';

/** The special enrollment of a loss with a known last day. */
type DatedLoss = SpecialWindow & {readonly eventDay: Day};

const losses: ReadonlySet<LifeChangeKind> = new Set(['coverage-loss', 'coverage-end', 'medicaid-loss']);

/** The changes whose own day is not the day on which coverage ends. */
const causes: ReadonlySet<LifeChangeKind> = new Set([
  'job-loss',
  'retirement',
  'death',
  'divorce',
  'turning-26',
]);

/**
 * Returns the special enrollment of the loss that a change is about, if the words on coverage name its last day: the sixty days count from
 * that day (45 CFR 155.420(c)(2), (d)(1)) and not from a death, a divorce or the end of a job. Null for another change, and for a loss with
 * a day of its own, which may be a second one.
 */
export const sameLoss = (
  {kind, day}: Pick<LifeChange, 'kind' | 'day'>,
  window: SpecialWindow | null,
): DatedLoss | null => {
  if (window === null || window.eventDay === null || !losses.has(window.kind)) return null;
  return causes.has(kind) || (losses.has(kind) && day === null)
    ? {...window, eventDay: window.eventDay}
    : null;
};
