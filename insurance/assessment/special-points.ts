import {medicaidLossDays, specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {mayBuyPlan, mayUseSpecial} from '../months/may-need-plan.ts';
import {cite, point, type Point, type PointParams} from '../point/point.ts';
import {isFederal} from './window-points.ts';
import type {Day} from '../calendar/day.ts';
import type {Figure} from '../figures/figure.ts';
import type {SpecialWindow} from '../windows/special-enrollment.ts';
import type {HouseholdCase} from './read-case.ts';

/** The findings on which the words about a period depend. */
export type SpecialFacts = Pick<HouseholdCase, 'household' | 'triage' | 'marketplace' | 'coverage'>;

/** Returns the special enrollment periods, if a Marketplace plan can help anyone in the household. */
export const specialPoints = (
  windows: readonly SpecialWindow[],
  facts: SpecialFacts,
  today: Day,
): readonly Point[] =>
  mayUseSpecial(facts.triage, today) ? windows.map((window) => specialPoint(window, facts, today)) : [];

/** Returns the figure that sets the days of a kind of period. */
export const daysFor = (kind: SpecialWindow['kind']): Figure<number> =>
  kind === 'medicaid-loss' ? medicaidLossDays : specialEnrollmentDays;

/** Returns the end of the open enrollment, if it is open and anyone may buy a plan. */
const openNow = ({household, triage, marketplace}: SpecialFacts): PointParams =>
  marketplace.state === 'open' && isFederal(household) && mayBuyPlan(triage, marketplace.coverageStarts)
    ? {openEndDay: marketplace.end}
    : {};

/**
 * Returns the days of the plan that people without coverage can have before a move: coverage on one of the sixty days before is the
 * condition of the move's own period (45 CFR 155.420(d)(7)(i)).
 */
const planBefore = (
  {kind, eventDay}: Pick<SpecialWindow, 'kind' | 'eventDay'>,
  {household, marketplace, coverage}: SpecialFacts,
): PointParams =>
  kind === 'move' &&
  eventDay !== null &&
  coverage.kind === 'none' &&
  marketplace.state === 'open' &&
  isFederal(household) &&
  eventDay > marketplace.coverageStarts
    ? {deadlineDay: marketplace.deadline, coverageStartDay: marketplace.coverageStarts}
    : {};

/**
 * Returns on which side of the poverty line, where the credit starts, the income is: a change that passes the line opens a period (45 CFR
 * 155.420(d)(6)(iv)). Nothing above twice the line: few incomes pass the line and double in one change.
 */
export const incomeLine = (
  kind: SpecialWindow['kind'],
  {triage}: Pick<SpecialFacts, 'triage'>,
): PointParams => {
  if (kind !== 'income') return {};
  if (triage.people.some(({outcomes}) => outcomes.some(({program}) => program === 'coverage-gap')))
    return {incomeLine: 'below'};
  return triage.credit?.csr.some((percent) => percent === 94 || percent === 87) ? {incomeLine: 'above'} : {};
};

/** Returns a special enrollment period: `window.special-<state>`, with the change that opened the period in `change`. */
export const specialPoint = (window: SpecialWindow, facts: SpecialFacts, today: Day): Point => {
  const {kind, state, eventDay, start, end, isConditional} = window;
  return point('window.special', `window.special-${state}`, state === 'closed' ? 'ruled-out' : 'action', {
    params: {
      change: kind,
      conditional: isConditional ? 'yes' : 'no',
      ...(kind === 'move' && !isConditional ? {abroad: 'yes'} : {}),
      days: daysFor(kind).value,
      ...(eventDay === null ? {} : {eventDay}),
      ...(start === null ? {} : {startDay: start}),
      ...(end === null ? {} : {endDay: end}),
      ...(state === 'closed' ? openNow(facts) : {}),
      ...(isConditional ? planBefore(window, facts) : {}),
      ...incomeLine(kind, facts),
    },
    inputs: ['currentCoverage', 'lifestageChanges'],
    figures: [cite(daysFor(kind), today)],
  });
};
