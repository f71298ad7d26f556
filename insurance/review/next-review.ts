import {addDays, addMonths, earliest, firstOfMonth, partsOf, type Day} from '../calendar/day.ts';
import {MEDICARE_AGE} from '../aca/person-program.ts';
import {initialEnrollment, initialEnrollmentByAge} from '../medicare/initial-enrollment.ts';
import {partBSpecialWindow} from '../medicare/part-b.ts';
import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import {marketplaceWindow} from '../windows/marketplace-window.ts';
import {specialWindow} from '../windows/special-enrollment.ts';
import type {KnownAge} from '../answers/parse-age.ts';
import type {LifeChange} from '../answers/life-change.ts';
import type {CoverEnd} from '../answers/read-coverage.ts';
import type {FigureOverrides} from '../figures/figure.ts';
import type {SignUp} from '../months/sign-ups.ts';

/** The reason for a review day. */
export type ReviewReason =
  | 'marketplace-deadline'
  | 'marketplace-opens'
  | 'medicare-annual-deadline'
  | 'medicare-annual-opens'
  | 'medicare-general-deadline'
  | 'medicare-general-opens'
  | 'part-b-after-work'
  | 'medicare-initial-starts'
  | 'medicare-initial-deadline'
  | 'life-change'
  | 'life-change-deadline'
  | 'life-change-now'
  | 'pregnancy-cover-ends'
  | 'turns-19'
  | 'turns-26'
  | 'policy-anniversary'
  | 'twelve-months';

/** A review day, never before today. `endDay`: the last day of the special enrollment that a life change may open. */
export type ReviewDay = {readonly reason: ReviewReason; readonly day: Day; readonly endDay?: Day};

/** The facts that the review depends on. */
export type ReviewFacts = {
  readonly today: Day;
  readonly ages: readonly KnownAge[];
  readonly hasMedicare: boolean;
  /** Whether, by the words, somebody of 65 has no Part B, and only its yearly sign-up is left. */
  readonly lacksPartB?: boolean;
  /** Whether the words name a plan of current work: without Medicare there is no plan to compare. */
  readonly hasWorkPlan?: boolean;
  /** The end of work, or of coverage that may come through work. */
  readonly workEnded?: CoverEnd | null;
  readonly changes: readonly LifeChange[];
  /** Days on which policies began or renew, of any year. */
  readonly policyDays: readonly Day[];
  /** Periods in which someone leaves a program: by age, or twelve months after a pregnancy. */
  readonly agingOut?: readonly SignUp[];
  /** False when nobody may need a plan of the Marketplace. */
  readonly needsPlan?: boolean;
  readonly overrides?: FigureOverrides;
};

const ofMarketplace = ({today, overrides}: ReviewFacts): ReviewDay => {
  const window = marketplaceWindow(today, overrides);
  return window.state === 'open'
    ? {reason: 'marketplace-deadline', day: window.deadline}
    : {reason: 'marketplace-opens', day: window.start};
};

/**
 * For people who have Medicare, and people of 65 whose own sign-up period is over. Without Part B there is no plan to change: then the days
 * are those of Part B, after work (42 CFR 407.20) or in the yearly sign-up (42 CFR 407.15).
 */
const ofYearlyPeriod = ({
  today,
  ages,
  hasMedicare,
  lacksPartB = false,
  hasWorkPlan = false,
  workEnded = null,
}: ReviewFacts): readonly ReviewDay[] => {
  const isSettled = ({age, birthDay}: KnownAge): boolean =>
    age >= MEDICARE_AGE && (birthDay === null || today > initialEnrollment(birthDay).end);
  if (!hasMedicare && !ages.some(isSettled)) return [];
  const special =
    workEnded && workEnded.isThroughWork !== 'no' ? partBSpecialWindow(workEnded.day).end : null;
  if (!hasMedicare && workEnded && special && special >= today)
    return [{reason: 'part-b-after-work', day: today <= workEnded.day ? workEnded.day : special}];
  if (!hasMedicare && lacksPartB) {
    const general = yearlyPeriod('general', today);
    return [
      general.isOpen
        ? {reason: 'medicare-general-deadline', day: general.end}
        : {reason: 'medicare-general-opens', day: general.start},
    ];
  }
  if (!hasMedicare && hasWorkPlan) return [];
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
    // The period is open. For a person who enrolls before the month of 65, coverage starts with that month.
    return [
      {reason: 'medicare-initial-deadline', day: today < entitledFrom ? addDays(entitledFrom, -1) : end},
    ];
  }
  const ends = initialEnrollmentByAge(age, today);
  if (ends === null) return [];
  // A period starts on the first of a month. An open period stays open for at least three months after the
  // birthday.
  const day = ends.earliestStart > today ? ends.earliestStart : firstOfMonth(today, 1);
  return [{reason: 'medicare-initial-starts', day}];
};

const DAYS_TO_FIRST_LOOK = 30;

/** Changes that open no special enrollment: their dates are an employer's or Medicare's, or there are none. */
const hasOwnTime: ReadonlySet<LifeChange['kind']> = new Set([
  'new-job',
  'turning-65',
  'renewal',
  'not-a-trigger',
]);

/** Thirty days after a change, and after that the last day of its window: 60 days, or 90 after Medicaid and CHIP. */
const ofChange = ({kind, day}: LifeChange, today: Day): readonly ReviewDay[] => {
  if (day === null) return hasOwnTime.has(kind) ? [] : [{reason: 'life-change-now', day: today}];
  const end = specialWindow(kind, day, today)?.end;
  const firstLook = addDays(day, DAYS_TO_FIRST_LOOK);
  if (today <= firstLook) return [{reason: 'life-change', day: firstLook, ...(end ? {endDay: end} : {})}];
  return end && today <= end ? [{reason: 'life-change-deadline', day: end}] : [];
};

/** Returns the first day of the period, then the last day without a gap, then the last day of the period. */
const ofAgingOut = ({id, start, onTime, end}: SignUp, today: Day): readonly ReviewDay[] => {
  if (id !== 'turns-19' && id !== 'turns-26' && id !== 'pregnancy-cover-ends') return [];
  return [{reason: id, day: today < start ? start : today <= onTime ? onTime : end}];
};

/** Returns the next anniversary of a day, including today. */
export const nextAnniversary = (policyDay: Day, today: Day): Day => {
  const years = partsOf(today).year - partsOf(policyDay).year;
  const thisYear = addMonths(policyDay, years * 12);
  return thisYear >= today ? thisYear : addMonths(policyDay, (years + 1) * 12);
};

/** Lists every review day from today on, earliest first. There is always one. */
export const reviewDays = (facts: ReviewFacts): readonly ReviewDay[] => {
  const {today} = facts;
  return [
    ...facts.changes.flatMap((change) => ofChange(change, today)),
    ...(facts.needsPlan === false ? [] : [ofMarketplace(facts)]),
    ...ofYearlyPeriod(facts),
    ...facts.ages.flatMap((age) => ofInitialEnrollment(age, today)),
    ...(facts.agingOut ?? []).flatMap((period) => ofAgingOut(period, today)),
    ...facts.policyDays.map((day): ReviewDay => ({
      reason: 'policy-anniversary',
      day: nextAnniversary(day, today),
    })),
    {reason: 'twelve-months' as const, day: addMonths(today, 12)},
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
};

/**
 * Returns the next review: the earliest of the next deadline of an open window, the opening of the next window, the
 * start of the Medicare initial enrollment of a person who soon turns 65, thirty days after a life change and then its
 * window's last day (today for a change without a date), leaving a program at 19 or 26, a policy's anniversary, and
 * twelve months.
 */
export const nextReview = (facts: ReviewFacts): ReviewDay => {
  const days = reviewDays(facts);
  const day = earliest(days.map((candidate) => candidate.day)) ?? addMonths(facts.today, 12);
  return days.find((candidate) => candidate.day === day) ?? {reason: 'twelve-months', day};
};
