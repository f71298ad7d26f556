import {daysBetween, type Day} from '../calendar/day.ts';
import {isTerritory} from '../places/territories.ts';
import {usStates} from '../places/us-states.ts';
import type {Household, LeadAnswers} from '../household/household.ts';
import type {MarketplaceWindow} from '../windows/marketplace-window.ts';
import type {SpecialWindow} from '../windows/special-enrollment.ts';

/** The components of the score. */
export type ScorePartId = 'timing' | 'clarity' | 'lines' | 'contact' | 'completeness';

/** One part of the sum: at most `most` points, and the reason. */
export type ScorePart = {
  readonly id: ScorePartId;
  readonly points: number;
  readonly most: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
};

/** A score of 0 to 100, and its parts. */
export type LeadScore = {readonly total: number; readonly parts: readonly ScorePart[]};

/** The ways to reach a visitor. */
export type Reachability = {
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  readonly hasAgreed: boolean;
};

/** The inputs of the score. They do not include age, sex, health, tobacco, pregnancy and disability. */
export type ScoreFacts = {
  readonly answers: LeadAnswers;
  readonly household: Household;
  readonly marketplace: MarketplaceWindow;
  readonly special: readonly SpecialWindow[];
  readonly reachability: Reachability;
  /** Services in which the visitor showed interest, as ids of the service cards. */
  readonly lines: readonly string[];
  readonly today: Day;
};

const SOON_DAYS = 14;
const COMING_DAYS = 60;

const timing = ({household, marketplace, special, today}: ScoreFacts): ScorePart => {
  const part = (points: number, code: string, params: ScorePart['params'] = {}): ScorePart => ({
    id: 'timing',
    points,
    most: 30,
    code,
    params,
  });
  if (isTerritory(household.stateCode)) return part(10, 'no-exchange');
  const open = special.find(({state}) => state === 'open' || state === 'undated');
  if (open)
    return open.end === null ? part(30, 'special-undated') : part(30, 'special-open', {endDay: open.end});
  // A state's own exchange sets its own last day.
  if (usStates[household.stateCode ?? '']?.exchange)
    return part(marketplace.state === 'open' ? 25 : 10, 'state-exchange');
  if (marketplace.state === 'open') {
    const days = daysBetween(today, marketplace.deadline);
    const params = {deadlineDay: marketplace.deadline, days};
    return days <= SOON_DAYS
      ? part(30, 'open-enrollment-ends-soon', params)
      : part(25, 'open-enrollment', params);
  }
  const days = daysBetween(today, marketplace.start);
  return days <= COMING_DAYS
    ? part(20, 'opens-soon', {startDay: marketplace.start, days})
    : part(10, 'no-window', {startDay: marketplace.start});
};

const clarity = ({household}: ScoreFacts): ScorePart => {
  const isKnown = (field: Household['unknown'][number]): boolean => !household.unknown.includes(field);
  const income = household.income === null ? 0 : household.income.isExact ? 6 : 4;
  const points =
    income +
    (isKnown('state') ? 5 : 0) +
    (isKnown('householdSize') ? 4 : 0) +
    (isKnown('age') ? 3 : 0) +
    (isKnown('filing') ? 2 : 0);
  return {
    id: 'clarity',
    points,
    most: 20,
    code: points >= 18 ? 'clear' : 'partly-clear',
    params: {unknown: household.unknown.length},
  };
};

const interest = ({lines}: ScoreFacts): ScorePart => {
  const count = new Set(lines).size;
  return {
    id: 'lines',
    points: count === 0 ? 0 : Math.min(5 + 5 * count, 20),
    most: 20,
    code: 'lines',
    params: {count},
  };
};

const contact = ({reachability: {hasEmail, hasPhone, hasAgreed}}: ScoreFacts): ScorePart => {
  const points = [hasEmail, hasPhone, hasAgreed].filter(Boolean).length * 5;
  const code = points === 0 ? 'no-contact' : hasAgreed ? 'contact-agreed' : 'contact-not-agreed';
  return {id: 'contact', points, most: 15, code, params: {}};
};

const isAnswered = (answer: unknown): boolean =>
  typeof answer === 'number' || (typeof answer === 'string' && answer.trim() !== '');

/** Questions whose answers count as complete. Sex and health are excluded, so declining them costs nothing. */
const counted = [
  'age',
  'location',
  'income',
  'familyStatus',
  'currentCoverage',
  'householdSize',
  'applicants',
] as const;

const completeness = ({answers, household}: ScoreFacts): ScorePart => {
  const answered = counted.filter((field) =>
    field === 'age' ? household.people.length > 0 : isAnswered(answers[field]),
  ).length;
  const points = Math.round((15 * answered) / counted.length);
  return {
    id: 'completeness',
    points,
    most: 15,
    code: 'answered',
    params: {answered, questions: counted.length},
  };
};

/**
 * Calculates how ready a lead is for help now: timing 30, eligibility clarity 20, lines of interest 20, contactability
 * 15, completeness 15. By construction the same for every age, sex and state of health (45 CFR 155.220(j); 42 U.S.C.
 * 300gg-4).
 */
export const scoreLead = (facts: ScoreFacts): LeadScore => {
  const parts = [timing, clarity, interest, contact, completeness].map((part) => part(facts));
  return {total: parts.reduce((total, {points}) => total + points, 0), parts};
};
