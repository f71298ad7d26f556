import {signUps} from '../months/sign-ups.ts';
import {type Day, lastOfMonth} from '../calendar/day.ts';
import {candidate} from './action.ts';
import {precedence} from './precedence.ts';
import {
  afterWorkActions,
  allYearActions,
  annualActions,
  marketplaceActions,
  specialActions,
} from './program-actions.ts';
import {signUpActions} from './sign-up-actions.ts';
import type {Action, ActionFacts, Candidate} from './action.ts';
import type {PrecedenceRow, Stage} from './precedence.ts';

/** The first thing to do, and at most two more that must not wait for it. */
export type NextAction = Action & {readonly also: readonly Action[]};

const mostBeside = 2;
const rows: readonly PrecedenceRow[] = precedence;
const stages: readonly Stage[] = ['at-once', 'by-date', 'all-year', 'ahead'];

const placeOf = ({code, isCertain}: Candidate): number =>
  rows.findIndex(
    (row) => row.code === code && (row.case === undefined || (row.case === 'certain') === isCertain),
  );

const stageOf = (one: Candidate): Stage => rows[placeOf(one)]?.stage ?? 'ahead';

/** Orders two actions by the table: by stage, then by deadline if there are deadlines, then by row. */
export const compareActions = (a: Candidate, b: Candidate): number => {
  const [stage, other] = [stageOf(a), stageOf(b)];
  if (stage !== other) return stages.indexOf(stage) - stages.indexOf(other);
  if (stage === 'by-date' && a.deadline !== b.deadline) return a.deadline < b.deadline ? -1 : 1;
  return placeOf(a) - placeOf(b);
};

/** The actions beside the first are those with a date, and of those that are open all year only the certain ones. */
const standsBeside = (one: Candidate): boolean => {
  const stage = stageOf(one);
  return stage === 'all-year' ? one.isCertain : stage !== 'ahead';
};

const plain = ({code, deadline, params}: Candidate): Action => ({code, deadline, params});

/** Returns the day by which a consultation helps: the last day to choose a plan, or the first day if no plan can be chosen yet. */
const consultationDay = ({household, marketplace, today}: ActionFacts): Day => {
  // Members of a tribe can choose a plan in any month (45 CFR 155.420(d)(8)).
  if (household.stated.includes('tribe')) return lastOfMonth(today);
  return marketplace.state === 'open' ? marketplace.deadline : marketplace.start;
};

/**
 * Finds the next action with its deadline, and the actions beside it: the actions that the law's dates and the household's programs
 * allow, in the order of the table in `precedence.ts`.
 */
export const nextAction = (facts: ActionFacts): NextAction => {
  const {household, today, coverEnded = null} = facts;
  const periods = signUps(household.people, today, coverEnded);
  const fallback = candidate('book-consultation', consultationDay(facts), {people: household.people.length});
  const [first = fallback, ...others] = [
    ...signUpActions(periods, facts),
    ...specialActions(facts),
    ...afterWorkActions(facts, periods),
    ...marketplaceActions(facts),
    ...annualActions(facts, periods),
    ...allYearActions(facts),
    fallback,
  ].sort(compareActions);
  // Of two periods to choose one plan, the later day would contradict the first.
  const start = first.params['coverageStartDay'];
  const beside = others.filter(
    (other) => standsBeside(other) && (start === undefined || other.params['coverageStartDay'] !== start),
  );
  return {...plain(first), also: beside.slice(0, mostBeside).map(plain)};
};
