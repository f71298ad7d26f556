import {signUps} from '../months/sign-ups.ts';
import {type Day, firstOfMonth, lastOfMonth} from '../calendar/day.ts';
import {isTerritory} from '../places/territories.ts';
import {candidate, type Action, type ActionFacts, type Candidate} from './action.ts';
import {precedence, type ActionCode, type PrecedenceRow, type Stage} from './precedence.ts';
import {
  afterWorkActions,
  allYearActions,
  annualActions,
  atWorkActions,
  beginActions,
  dacaActions,
  marketplaceActions,
  moveActions,
  specialActions,
} from './program-actions.ts';
import {signUpActions} from './sign-up-actions.ts';

/** The first thing to do, and at most two more that must not wait for it. */
export type NextAction = Action & {readonly also: readonly Action[]};

const MOST_BESIDE = 2;
const rows: readonly PrecedenceRow[] = precedence;

const placeOf = ({code, isCertain}: Candidate): number =>
  rows.findIndex(
    (row) => row.code === code && (row.case === undefined || (row.case === 'certain') === isCertain),
  );

const stageOf = (one: Candidate): Stage => rows[placeOf(one)]?.stage ?? 'ahead';

/** Orders two actions by the table, whose rows are sorted by stage; two actions by date, first by their deadlines. */
export const compareActions = (a: Candidate, b: Candidate): number => {
  const areByDate = stageOf(a) === 'by-date' && stageOf(b) === 'by-date';
  if (areByDate && a.deadline !== b.deadline) return a.deadline < b.deadline ? -1 : 1;
  return placeOf(a) - placeOf(b);
};

/** The actions beside the first: each action with a date, and of the actions that are open all year only certain actions. */
const standsBeside = (one: Candidate): boolean => {
  const stage = stageOf(one);
  return stage === 'all-year' ? one.isCertain : stage !== 'ahead';
};

/**
 * Actions that all end in the choice of a plan for the household: of the actions for one year, the first represents the others. A plan for
 * December does not replace the plan of the next year.
 */
const choosing = new Set<ActionCode>([
  'enroll-marketplace',
  'enroll-without-daca',
  'enroll-special',
  'plan-special',
  'enroll-state-exchange',
]);

const yearOf = ({params}: Candidate): string =>
  String(params['coverageStartDay'] ?? params['planYear']).slice(0, 4);

/** One person's choice of a plan: in a household of one, the same choice as for the household. */
const choosingAlone = new Set<ActionCode>(['enroll-at-19', 'enroll-at-26', 'enroll-after-pregnancy']);

/** Whether a person's own choice by its last day leads to the first day of the other plan. */
const isSameStart = ({deadline}: Candidate, {params}: Candidate): boolean =>
  firstOfMonth(deadline, 1) === params['coverageStartDay'];

const isRepeat =
  (isAlone: boolean) =>
  (action: Candidate, index: number, sorted: readonly Candidate[]): boolean =>
    sorted.slice(0, index).some((other) => {
      if (!choosing.has(other.code)) return false;
      if (choosing.has(action.code)) return yearOf(other) === yearOf(action);
      return (
        isAlone &&
        choosingAlone.has(action.code) &&
        (other.deadline === action.deadline || isSameStart(action, other))
      );
    });

const plain = ({code, deadline, params}: Candidate): Action => ({code, deadline, params});

/** Returns the day by which a consultation helps: the last day to choose a plan, or the first day if no plan can be chosen yet. */
const consultationDay = ({household, marketplace, today}: ActionFacts): Day => {
  // Members of a tribe can choose a plan in any month (45 CFR 155.420(d)(8)); a territory has no Marketplace.
  if (household.stated.includes('tribe') || isTerritory(household.stateCode)) return lastOfMonth(today);
  return marketplace.state === 'open' ? marketplace.deadline : marketplace.start;
};

/**
 * Finds the next action with its deadline, and the actions beside it: the actions that the law's dates and the household's programs
 * allow, in the order of the table in `precedence.ts`.
 */
export const nextAction = (facts: ActionFacts): NextAction => {
  const {household, today, coverEnded = null, workEnded = coverEnded} = facts;
  const isRepeated = isRepeat(household.people.length === 1);
  const periods = signUps(household.people, today, workEnded);
  const fallback = candidate('book-consultation', consultationDay(facts), {people: household.people.length});
  const [first = fallback, ...others] = [
    ...signUpActions(periods, facts),
    ...specialActions(facts),
    ...moveActions(facts),
    ...afterWorkActions(facts, periods),
    ...atWorkActions(facts, periods),
    ...beginActions(facts),
    ...marketplaceActions(facts),
    ...dacaActions(facts),
    ...annualActions(facts, periods),
    ...allYearActions(facts),
    fallback,
  ]
    .sort(compareActions)
    .filter((action, index, sorted) => !isRepeated(action, index, sorted));
  return {...plain(first), also: others.filter(standsBeside).slice(0, MOST_BESIDE).map(plain)};
};
