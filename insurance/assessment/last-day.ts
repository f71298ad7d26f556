import type {LifeChange, LifeChangeKind} from '../answers/life-change.ts';
import {addDays, type Day} from '../calendar/day.ts';
import {SPECIAL_ENROLLMENT_DAYS} from '../figures/window-rules.ts';
import {mayUseSpecial} from '../months/may-need-plan.ts';
import type {PointParams} from '../point/point.ts';
import type {HouseholdCase} from './read-case.ts';

/** The changes after which an insurer must sell a plan outside the Marketplace, too, for 60 days (45 CFR 147.104(b)(2)(i), (b)(4)). */
const opensOutside: ReadonlySet<LifeChangeKind> = new Set<LifeChangeKind>([
  'birth',
  'coverage-end',
  'coverage-loss',
  'death',
  'divorce',
  'job-loss',
  'marriage',
  'medicaid-loss',
  'move',
  'retirement',
  'turning-26',
]);

/**
 * Returns the last day to choose a plan after a change of somebody with DACA, for whom the change counts outside the Marketplace only; `daca` is
 * `yes` then. The day is missing if it is unknown or over.
 */
export const lastDayParams = (
  {kind, day}: Pick<LifeChange, 'kind' | 'day'>,
  {household: {stated}, triage}: Pick<HouseholdCase, 'household' | 'triage'>,
  today: Day,
): PointParams => {
  if (mayUseSpecial(triage, today) || !stated.includes('own-daca') || !opensOutside.has(kind)) return {};
  const lastDay = day === null ? null : addDays(day, SPECIAL_ENROLLMENT_DAYS);
  return {daca: 'yes', ...(lastDay === null || lastDay < today ? {} : {lastDay})};
};
