import {addDays, addMonths, earliest, firstOfMonth, partsOf} from '../calendar/day.ts';
import {specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {initialEnrollment, initialEnrollmentByAge} from '../medicare/initial-enrollment.ts';
import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import {marketplaceWindow} from '../windows/marketplace-window.ts';
import type {KnownAge} from '../answers/parse-age.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {Day} from '../calendar/day.ts';
import type {FigureOverrides} from '../figures/figure.ts';

/** Why a day is one to look at things again. */
export type ReviewReason =
  | 'marketplace-deadline'
  | 'marketplace-opens'
  | 'medicare-annual-deadline'
  | 'medicare-annual-opens'
  | 'medicare-initial-starts'
  | 'medicare-initial-deadline'
  | 'life-change'
  | 'life-change-now'
  | 'policy-anniversary'
  | 'twelve-months';

/** A day to review on, never before today. */
export type ReviewDay = {readonly reason: ReviewReason; readonly day: Day};

/** What the review depends on. */
export type ReviewFacts = {
  readonly today: Day;
  readonly ages: readonly KnownAge[];
  readonly hasMedicare: boolean;
  readonly changes: readonly LifeChange[];
  /** Days on which policies began or renew, of any year. */
  readonly policyDays: readonly Day[];
  readonly overrides?: FigureOverrides;
};

const medicareAge = 65;

const ofMarketplace = ({today, overrides}: ReviewFacts): ReviewDay => {
  const window = marketplaceWindow(today, overrides);
  return window.state === 'open'
    ? {reason: 'marketplace-deadline', day: window.deadline}
    : {reason: 'marketplace-opens', day: window.start};
};

const ofAnnualPeriod = ({today, ages, hasMedicare}: ReviewFacts): readonly ReviewDay[] => {
  if (!hasMedicare && !ages.some(({age}) => age >= medicareAge)) return [];
  const {isOpen, start, end} = yearlyPeriod('annual', today);
  return [
    isOpen ? {reason: 'medicare-annual-deadline', day: end} : {reason: 'medicare-annual-opens', day: start},
  ];
};

const ofInitialEnrollment = ({age, birthDay}: KnownAge, today: Day): readonly ReviewDay[] => {
  if (birthDay !== null) {
    const {start, end, entitledFrom} = initialEnrollment(birthDay);
    if (today > end) return [];
    if (today < start) return [{reason: 'medicare-initial-starts', day: start}];
    // The period is open. Enrolled before the month of 65, cover starts with it.
    return [
      {reason: 'medicare-initial-deadline', day: today < entitledFrom ? addDays(entitledFrom, -1) : end},
    ];
  }
  const ends = initialEnrollmentByAge(age, today);
  if (ends === null) return [];
  // A period starts on the first of a month. One that is open already stays so at least three months past the birthday.
  const day = ends.earliestStart > today ? ends.earliestStart : firstOfMonth(today, 1);
  return [{reason: 'medicare-initial-starts', day}];
};

const ofChange = ({day}: LifeChange, today: Day): readonly ReviewDay[] => {
  if (day === null) return [{reason: 'life-change-now', day: today}];
  if (today > addDays(day, specialEnrollmentDays.value)) return [];
  const halfway = addDays(day, specialEnrollmentDays.value / 2);
  return [{reason: 'life-change', day: halfway < today ? today : halfway}];
};

/** The next yearly return of a day, today included. */
export const nextAnniversary = (policyDay: Day, today: Day): Day => {
  const years = partsOf(today).year - partsOf(policyDay).year;
  const thisYear = addMonths(policyDay, years * 12);
  return thisYear >= today ? thisYear : addMonths(policyDay, (years + 1) * 12);
};

/** Every day that calls for a review, from today to any time ahead, earliest first. There is always one. */
export const reviewDays = (facts: ReviewFacts): readonly ReviewDay[] => {
  const {today} = facts;
  return [
    ...facts.changes.flatMap((change) => ofChange(change, today)),
    ofMarketplace(facts),
    ...ofAnnualPeriod(facts),
    ...facts.ages.flatMap((age) => ofInitialEnrollment(age, today)),
    ...facts.policyDays.map((day): ReviewDay => ({
      reason: 'policy-anniversary',
      day: nextAnniversary(day, today),
    })),
    {reason: 'twelve-months' as const, day: addMonths(today, 12)},
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
};

/**
 * When to look at everything again: the earliest of the next deadline of an open window, the opening of the next one, the
 * start of the Medicare initial enrolment of anyone about to turn 65, thirty days into the sixty after a life change (today
 * for an undated one), a policy's anniversary, and twelve months.
 */
export const nextReview = (facts: ReviewFacts): ReviewDay => {
  const days = reviewDays(facts);
  const day = earliest(days.map((candidate) => candidate.day)) ?? addMonths(facts.today, 12);
  return days.find((candidate) => candidate.day === day) ?? {reason: 'twelve-months', day};
};
