import {ADULT_AGE, MEDICARE_AGE} from '../aca/person-program.ts';
import {afterWork} from '../household/condition.ts';
import type {Household} from '../household/household.ts';
import {addDays, addMonths, earliest, firstOfMonth, lastOfMonth, type Day} from '../calendar/day.ts';
import {isPartBSpecialOver} from '../medicare/part-b.ts';
import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import {mayNeedPlanElsewhere, mayUseSpecial} from '../months/may-need-plan.ts';
import {isTooLateToApply} from '../months/person-in-month.ts';
import {isOpen, type SignUp} from '../months/sign-ups.ts';
import {PART_B_SPECIAL_MONTHS} from '../figures/window-rules.ts';
import {siteOf} from '../places/find-state.ts';
import {isTerritory} from '../places/territories.ts';
import {usStates} from '../places/us-states.ts';
import {leavesGap} from '../windows/special-enrollment.ts';
import {coveredThrough, coveredUntil, isReleasedAfter} from './covered-through.ts';
import {isAfterDeadline} from '../household/state-move.ts';
import {buys, buysOn, candidate, type ActionFacts, type Candidate} from './action.ts';
import type {Outcome} from '../household/triage.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {ActionCode} from './precedence.ts';

/** A period that opens later counts if it opens before the next open enrollment, and within a year. */
const opensFirst = (start: Day, {marketplace, today}: Pick<ActionFacts, 'marketplace' | 'today'>): boolean =>
  start < (marketplace.state === 'open' ? addMonths(today, 12) : marketplace.start);

/** Returns whether open enrollment ends later than a special enrollment and its plan begins no later: then no last day is near. */
const opensLonger = ({household, marketplace}: ActionFacts, coverageStartDay: Day, end: Day): boolean =>
  marketplace.state === 'open' &&
  end < marketplace.deadline &&
  coverageStartDay >= marketplace.coverageStarts &&
  !usStates[household.stateCode ?? '']?.exchange;

/** Returns special enrollment, open or ahead, for people who may want a plan of the Marketplace. */
export const specialActions = (facts: ActionFacts): readonly Candidate[] => {
  const {household, triage, special, today} = facts;
  // No territory has a Marketplace.
  if (isTerritory(household.stateCode)) return [];
  const isWanted = triage.people.length === 0 || triage.people.some((person) => buys(person, today));
  // From 65 on without Medicare, the months for Part B may be running.
  const isForSomebody =
    mayUseSpecial(triage, today) ||
    household.people.some(({age, medicare}) => age >= MEDICARE_AGE && !medicare);
  return special.flatMap(({isConditional, state, start, end, kind, eventDay}): readonly Candidate[] => {
    if (state === 'undated') return isForSomebody ? [candidate('act-on-change', today, {change: kind})] : [];
    if (state === 'closed' || start === null || end === null || !isWanted) return [];
    const isOpen = state === 'open';
    if (!isOpen && !opensFirst(start, facts)) return [];
    // After a choice before the loss or in its month, coverage begins with the next month (45 CFR 155.420(b)(2)(iv)).
    const isAhead = eventDay !== null && eventDay > today;
    const byDay = earliest([lastOfMonth(isAhead ? eventDay : today), end]) ?? end;
    const coverageStartDay = firstOfMonth(isAhead ? eventDay : today, 1);
    if (opensLonger(facts, coverageStartDay, end)) return [];
    return [
      candidate(isOpen ? 'enroll-special' : 'plan-special', leavesGap({kind, isConditional}) ? byDay : end, {
        change: kind,
        ...(isOpen ? {} : {startDay: start}),
        byDay,
        coverageStartDay,
        endDay: end,
      }),
    ];
  });
};

/** Returns the choice of a plan in the new state, after a move into or out of Texas whose day or month is known. */
export const moveActions = ({household, triage, move}: ActionFacts): readonly Candidate[] =>
  move?.first && move.end && mayNeedPlanElsewhere(triage, household)
    ? [
        candidate('enroll-after-move', move.end, {
          startDay: move.first,
          endDay: move.end,
          site: move.newSite,
        }),
      ]
    : [];

/**
 * Returns open enrollment, for people who may want a plan from its first day; another state's exchange has its own
 * dates.
 */
export const marketplaceActions = (facts: ActionFacts): readonly Candidate[] => {
  const {household, triage, marketplace, move, today} = facts;
  if (isTerritory(household.stateCode)) return [];
  if (marketplace.state !== 'open') return awaitEnrollment(household, triage, marketplace.start, today);
  const {planYear, deadline, coverageStarts} = marketplace;
  if (isAfterDeadline(move, deadline) || isReleasedAfter(facts, deadline)) return [];
  if (coveredThrough(facts, coverageStarts) !== null) return [];
  const isWanted =
    triage.people.length === 0 || triage.people.some((person) => buysOn(person, coverageStarts));
  if (!isWanted) return [];
  const own = usStates[household.stateCode ?? '']?.exchange;
  const code = household.stated.includes('daca') ? 'enroll-without-daca' : 'enroll-marketplace';
  return own
    ? [candidate('enroll-state-exchange', today, {planYear, exchange: own.name, site: own.site})]
    : [candidate(code, deadline, {planYear, coverageStartDay: coverageStarts})];
};

/** Returns the talk about a plan from an insurer, which a person with DACA can buy, by the day on which open enrollment decides. */
export const dacaActions = ({triage, marketplace}: ActionFacts): readonly Candidate[] =>
  marketplace.state === 'open' &&
  triage.people.some(({outcomes}) => outcomes.some(({reason}) => reason === 'own-daca'))
    ? [candidate('plan-with-daca', marketplace.deadline)]
    : [];

// States with an exchange of their own set their own dates, and members of a tribe can choose a plan in any month (45 CFR 155.420(d)(8)).
const awaitEnrollment = (
  {stateCode, stated}: Household,
  {people}: YearTriage,
  start: Day,
  today: Day,
): readonly Candidate[] =>
  !usStates[stateCode ?? '']?.exchange &&
  !stated.includes('tribe') &&
  people.some((person) => buysOn(person, today))
    ? [candidate('await-enrollment', start)]
    : [];

const isSigningUp = (
  signUps: readonly SignUp[],
  person: number,
  today: Day,
  period = 'medicare-initial',
): boolean => signUps.some((one) => one.row === person && one.id.startsWith(period) && isOpen(one, today));

/**
 * Returns the question when work ended, for people of 65 on COBRA or a retiree plan without Medicare: the eight months for Part B are
 * running (42 CFR 407.20). Not while they can sign up in any case: in their first period and in the general one. Not when the months are
 * over in any case.
 */
export const afterWorkActions = (
  {household, coverEnded, today}: ActionFacts,
  signUps: readonly SignUp[],
): readonly Candidate[] =>
  (isPartBSpecialOver(coverEnded, today) ? [] : afterWork(household))
    .filter(({row}) => !isSigningUp(signUps, row, today, 'medicare-'))
    .slice(0, 1)
    .map(({row}) =>
      candidate('ask-work-end', today, {person: row + 1, specialMonths: PART_B_SPECIAL_MONTHS}),
    );

/**
 * Returns the look at Part B, for people of 65 without Medicare whose plan comes from current work: Medicare pays first at an employer with
 * fewer than 20 workers (42 U.S.C. 1395y(b)(1)(A)(ii); 42 CFR 411.170(a), 411.172). A plan that ends has its own date for Part B.
 */
export const atWorkActions = (
  {household, coverEnded, workEnded = coverEnded, today}: ActionFacts,
  signUps: readonly SignUp[],
): readonly Candidate[] =>
  (household.hasWorkPlan && !workEnded ? household.people : [])
    .filter(({row, age, medicare}) => age >= MEDICARE_AGE && !medicare && !isSigningUp(signUps, row, today))
    .map(({row}) => candidate('check-part-b', today, {person: row + 1}));

/**
 * Returns the change to a Medicare that the words name, for somebody under 64: the credit ends (26 U.S.C. 36B(c)(2)(B)), a Marketplace plan
 * does not end by itself (45 CFR 155.430(b)(1)), and Part D can begin with Medicare (42 CFR 423.38(a)).
 */
export const beginActions = ({household, today}: ActionFacts): readonly Candidate[] =>
  household.people.flatMap(({medicareDay}) =>
    medicareDay && medicareDay > today ? [candidate('begin-medicare', addDays(medicareDay, -1))] : [],
  );

/** Returns Medicare's yearly periods, for people who have Medicare or have had time to get it. */
export const annualActions = (
  {household, today, lacksPartB = false}: ActionFacts,
  signUps: readonly SignUp[],
): readonly Candidate[] => {
  const annual = yearlyPeriod('annual', today);
  const hasNothing = lacksPartB || household.hasWorkPlan || afterWork(household).length > 0;
  const members = household.people.filter(
    ({row, age, medicare}) =>
      medicare || (age >= MEDICARE_AGE && !hasNothing && !isSigningUp(signUps, row, today)),
  );
  if (members.length === 0) return [];
  const forEach = (
    code: ActionCode,
    endDay: Day,
    people: typeof members,
    params: Candidate['params'] = {},
  ): readonly Candidate[] =>
    people.map(({row}) => candidate(code, endDay, {person: row + 1, endDay, ...params}));
  // Sixty-three days without drug coverage raise the price of Part D for good (42 CFR 423.46(a)).
  const yearly = household.saysNoDrugCover ? 'enroll-part-d' : 'review-medicare';
  if (annual.isOpen) return forEach(yearly, annual.end, members);
  // The questionnaire does not ask about Advantage plans, so the text says for whom this is (42 CFR
  // 422.62(a)(3)).
  const advantage = yearlyPeriod('advantage', today);
  const inMedicare = members.filter(({medicare}) => medicare);
  // From December 8 to 31, that period is the next.
  if (advantage.start < annual.start && inMedicare.length > 0)
    return forEach('review-advantage', advantage.end, inMedicare, {startDay: advantage.start});
  return members.length === household.people.length ? [candidate('prepare-medicare', annual.start)] : [];
};

const forChildren = new Set<ActionCode>(['apply-medicaid-chip', 'apply-for-others']);

const isTooLate = ({people}: ActionFacts['household'], row: number, today: Day): boolean =>
  people.some((person) => person.row === row && isTooLateToApply(person, today));

/** Returns actions that are open all year. For another state's programs the action names that state's agency. */
export const allYearActions = (facts: ActionFacts): readonly Candidate[] => {
  const {household, triage, today} = facts;
  const lastDay = coveredUntil(facts, today);
  const site = siteOf(household.stateCode);
  const when = (code: ActionCode, is: (outcome: Outcome) => boolean, params = {}): readonly Candidate[] => {
    // Nobody can apply for Medicaid after a pregnancy that ends before the plan year begins, and for the month of 19 it is over.
    const people = triage.people.filter(({row, age}) =>
      code === 'apply-medicaid-pregnant'
        ? !isTooLate(household, row, today)
        : !forChildren.has(code) || age < ADULT_AGE,
    );
    const times = people.flatMap(({soon, months, inPregnancy}) => {
      const inYear = months.map(({outcomes}) => outcomes);
      return inPregnancy.length > 0 ? inYear : inYear.concat([soon]);
    });
    return times.some((outcomes) => outcomes.some(is))
      ? [
          candidate(
            code,
            today,
            params,
            times.some((outcomes) => outcomes.length > 0 && outcomes.every(is)),
          ),
        ]
      : [];
  };
  return [
    ...when('apply-medicaid-pregnant', ({program}) => program === 'medicaid-pregnant'),
    ...when(
      household.hasCoveredChild ? 'apply-for-others' : 'apply-medicaid-chip',
      ({program}) => program === 'medicaid' || program === 'chip',
    ),
    ...when('apply-state-medicaid', ({reason}) => reason === 'state-medicaid', {site}),
    ...when(
      lastDay ? 'await-cover-end' : 'get-help-in-gap',
      ({program, reason}) => program === 'coverage-gap' || reason === 'no-status',
    ).map(({code, params, isCertain}) => candidate(code, lastDay ?? today, params, isCertain)),
    ...when('ask-territory', ({program}) => program === 'ask-territory', {site}),
    ...when('ask-own-state', ({reason}) => reason === 'state-rules', {site}),
    ...when('check-employer-plan', ({program}) => program === 'employer'),
  ];
};
