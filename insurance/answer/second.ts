import {buys, buysOn, type Action} from '../review/action.ts';
import type {Day} from '../calendar/day.ts';
import {isInGap} from '../months/may-need-plan.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {MarketplaceWindow} from '../windows/marketplace-window.ts';
import type {NextAction} from '../review/next-action.ts';
import type {ActionCode} from '../review/precedence.ts';
import type {Step} from './steps.ts';

/** A second thing with a day of its own, and the rows of the people whom it concerns; none for everybody. */
export type SecondStep = Step & {readonly rows: readonly number[]};

/** Ends of a program or of a parent's plan for one person. */
const leaving = new Set<ActionCode>(['enroll-at-19', 'enroll-at-26', 'enroll-after-pregnancy']);

/** The choice of a plan for the household. */
const choosing = new Set<ActionCode>(['enroll-special', 'enroll-marketplace', 'enroll-without-daca']);

const buyersOf = ({params}: Action, {people}: YearTriage, today: Day): readonly number[] => {
  const {coverageStartDay, byDay} = params;
  const buyers = people.filter((person) =>
    byDay === undefined ? buysOn(person, String(coverageStartDay)) : buys(person, today),
  );
  return buyers.length === people.length ? [] : buyers.map(({row}) => row);
};

/**
 * Returns the day that the first sentence must not hide: the choice of a plan of the others, if the sentence is about one person of several,
 * and the end of one person's program or of a parent's plan, if the sentence is about the choice of a plan.
 */
export const secondOf = (next: NextAction, triage: YearTriage, today: Day): SecondStep | undefined => {
  const isOfOne = next.params['person'] !== undefined && triage.people.length > 1;
  const found = next.also
    .filter(({code}) => (isOfOne ? choosing.has(code) : choosing.has(next.code) && leaving.has(code)))
    .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))[0];
  if (!found) return undefined;
  const {code, deadline, params} = found;
  return {code, day: deadline, params, rows: isOfOne ? buyersOf(found, triage, today) : []};
};

/**
 * Returns the last day of open enrollment for people in the coverage gap who may expect more income than they have named: for them the sentence
 * names help without insurance, and the credit starts at the poverty line (26 U.S.C. 36B(c)(1)(A)).
 */
export const secondInGap = (
  {code}: NextAction,
  triage: YearTriage,
  marketplace: MarketplaceWindow,
): SecondStep | undefined =>
  code === 'get-help-in-gap' && marketplace.state === 'open' && isInGap(triage)
    ? {
        code: 'enroll-above-line',
        day: marketplace.deadline,
        params: {planYear: marketplace.planYear},
        rows: [],
      }
    : undefined;
