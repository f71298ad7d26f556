import {lastOfMonth, type Day} from '../calendar/day.ts';
import {leavesGap} from '../windows/special-enrollment.ts';
import type {CoverageEnd} from '../windows/coverage-end.ts';
import type {ActionFacts} from './action.ts';

/**
 * Returns the last day of the named coverage if the coverage lasts through the month in which a plan of the open enrollment would begin, and
 * a special enrollment follows; otherwise null. There is no credit beside coverage through work (26 U.S.C. 36B(c)(2)(B)), so a plan after
 * that day is the right one. Null for COBRA and retiree plans, which rule out the credit only while somebody keeps them (26 CFR
 * 1.36B-2(c)(3)(iv)), and for an end within a month, after which special enrollment leaves a gap.
 */
export const lastsThrough = (
  {special, coverEnded}: Pick<ActionFacts, 'coverEnded' | 'special'>,
  coverageStarts: Day,
): Day | null => {
  if (!coverEnded || coverEnded.isThroughWork === 'no') return null;
  const {day} = coverEnded;
  const isFollowed = special.some(
    (window) => window.eventDay === day && window.state !== 'closed' && leavesGap(window),
  );
  return isFollowed && day === lastOfMonth(day) && day >= lastOfMonth(coverageStarts) ? day : null;
};

/** Returns the day of `lastsThrough` for a household of one person, otherwise null: of several people, the words do not say who has the coverage. */
export const coveredThrough = (
  {
    household,
    ...facts
  }: Pick<ActionFacts, 'coverEnded' | 'special'> & {
    readonly household: Pick<ActionFacts['household'], 'people'>;
  },
  coverageStarts: Day,
): Day | null => (household.people.length === 1 ? lastsThrough(facts, coverageStarts) : null);

/** Returns the last day of the named coverage of one person if the coverage lasts beyond today and its end opens a special enrollment; otherwise null. */
export const coveredUntil = (
  {
    household,
    special,
    coverEnded,
  }: Pick<ActionFacts, 'coverEnded' | 'special'> & {
    readonly household: Pick<ActionFacts['household'], 'people'>;
  },
  today: Day,
): Day | null =>
  coverEnded &&
  coverEnded.day > today &&
  household.people.length === 1 &&
  special.some(({eventDay}) => eventDay === coverEnded.day)
    ? coverEnded.day
    : null;

/** Returns the first day of the plan of the open enrollment; null without an open enrollment, and if coverage lasts past that day. */
export const openEnrollmentStart = ({
  marketplace,
  coverage,
  ...facts
}: {
  readonly marketplace: ActionFacts['marketplace'];
  readonly coverage: Pick<CoverageEnd, 'end'>;
  readonly special: ActionFacts['special'];
  readonly household: Pick<ActionFacts['household'], 'people'>;
}): Day | null =>
  marketplace.state === 'open' &&
  coveredThrough({...facts, coverEnded: coverage.end}, marketplace.coverageStarts) === null
    ? marketplace.coverageStarts
    : null;

/**
 * Returns whether the only person of a household leaves prison or jail after a deadline: people who serve a sentence cannot choose a plan before
 * (45 CFR 155.305(a)(2)), and the release opens a period of its own (45 CFR 155.420(d)(3)).
 */
export const isReleasedAfter = (
  {
    household: {people, size},
    special,
  }: Pick<ActionFacts, 'special'> & {readonly household: Pick<ActionFacts['household'], 'people' | 'size'>},
  deadline: Day,
): boolean =>
  people.length === 1 &&
  size.high === 1 &&
  special.some(({kind, eventDay}) => kind === 'release' && eventDay !== null && eventDay > deadline);
