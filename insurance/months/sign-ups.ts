import {MEDICARE_AGE} from '../aca/person-program.ts';
import {addDays, addMonths, lastOfMonth, type Day} from '../calendar/day.ts';
import {MEDICAID_LOSS_DAYS, SPECIAL_ENROLLMENT_DAYS} from '../figures/window-rules.ts';
import {initialEnrollment, initialEnrollmentByAge} from '../medicare/initial-enrollment.ts';
import {partBSpecialWindow} from '../medicare/part-b.ts';
import {yearlyPeriod} from '../medicare/yearly-periods.ts';
import {childCoverEnd, mayMove, pregnancyCoverTo} from './person-in-month.ts';
import type {KnownAge} from '../answers/parse-age.ts';
import type {CoverEnd} from '../answers/read-coverage.ts';

/**
 * The circumstances of a person for a sign-up period. `medicare`: the person has it already, according to the answers.
 */
export type SignUpPerson = KnownAge & {
  readonly row: number;
  readonly medicare: boolean;
  readonly dueDay?: Day | null;
};

/**
 * A period in which a person can sign up, including both ends. `onTime` is the last day on which coverage follows without
 * a gap; missing the end costs more: a permanent penalty, or months without coverage.
 */
export type SignUp = {
  readonly id:
    | 'medicare-initial'
    | 'medicare-initial-by-age'
    | 'part-b-after-work'
    | 'medicare-general'
    | 'pregnancy-cover-ends'
    | 'turns-19'
    | 'turns-26';
  readonly row: number;
  readonly start: Day;
  readonly end: Day;
  readonly onTime: Day;
};

/** The age until which a parent's plan must keep a child (45 CFR 147.120). */
export const PARENT_PLAN_AGE = 26;

const ofMedicare = (person: SignUpPerson, today: Day, coverEnded: CoverEnd | null): readonly SignUp[] => {
  const {row, age, birthDay} = person;
  if (person.medicare) return [];
  const general = yearlyPeriod('general', today);
  // For people who missed the initial period (42 CFR 407.15), unless the end of coverage through work opens a
  // separate period.
  const late: SignUp = {
    id: 'medicare-general',
    row,
    start: general.start,
    end: general.end,
    onTime: general.end,
  };
  const hasOwn = coverEnded?.isThroughWork === 'yes' && partBSpecialWindow(coverEnded.day).end >= today;
  const ofLate = hasOwn ? [] : [late];
  if (birthDay !== null) {
    const {start, end, entitledFrom} = initialEnrollment(birthDay);
    if (today > end) return ofLate;
    const dayBefore = addDays(entitledFrom, -1);
    return [{id: 'medicare-initial', row, start, end, onTime: today <= dayBefore ? dayBefore : end}];
  }
  if (age === MEDICARE_AGE) {
    // Its last day is the end of a month from this month on; with the birthday today, of the third month
    // after.
    const end = initialEnrollment(addMonths(today, -12 * MEDICARE_AGE)).end;
    return [
      {id: 'medicare-initial-by-age', row, start: addMonths(today, -15), end, onTime: lastOfMonth(today)},
    ];
  }
  if (age > MEDICARE_AGE) return ofLate;
  const ends = age === MEDICARE_AGE - 1 ? initialEnrollmentByAge(age, today) : null;
  if (ends === null) return [];
  const onTime = lastOfMonth(today, 3);
  return [
    {
      id: 'medicare-initial-by-age',
      row,
      start: ends.earliestStart,
      end: lastOfMonth(ends.latestStart, 6),
      onTime,
    },
  ];
};

/** Medicaid or CHIP ends with the month of 19: sixty days before the loss to ninety after it (45 CFR 155.420(c)). */
const ofTurning19 = (person: SignUpPerson, today: Day): readonly SignUp[] => {
  if (person.birthDay === null) return [];
  const last = childCoverEnd(person, today).latest;
  return [
    {
      id: 'turns-19',
      row: person.row,
      start: addDays(last, -SPECIAL_ENROLLMENT_DAYS),
      end: addDays(last, MEDICAID_LOSS_DAYS),
      onTime: last,
    },
  ];
};

/** Medicaid after a pregnancy that has ended: the same periods as at 19. */
const ofPregnancyEnd = ({row, dueDay = null}: SignUpPerson, today: Day): readonly SignUp[] => {
  if (dueDay === null || mayMove({dueDay}, today)) return [];
  const last = pregnancyCoverTo({dueDay}, today);
  return [
    {
      id: 'pregnancy-cover-ends',
      row,
      start: addDays(last, -SPECIAL_ENROLLMENT_DAYS),
      end: addDays(last, MEDICAID_LOSS_DAYS),
      onTime: last,
    },
  ];
};

/** A parent's plan may end on the 26th birthday; sixty days from the birthday are safe in any plan. */
const ofTurning26 = ({row, birthDay}: SignUpPerson): readonly SignUp[] => {
  if (birthDay === null) return [];
  const birthday = addMonths(birthDay, PARENT_PLAN_AGE * 12);
  return [
    {
      id: 'turns-26',
      row,
      start: addDays(birthday, -SPECIAL_ENROLLMENT_DAYS),
      end: addDays(birthday, SPECIAL_ENROLLMENT_DAYS),
      onTime: addDays(birthday, -1),
    },
  ];
};

const ofWorkEnding = ({row, age}: SignUpPerson, coverEnded: CoverEnd | null): readonly SignUp[] => {
  // COBRA and retiree plans add no months: the eight months count from the end of work.
  if (coverEnded === null || coverEnded.isThroughWork === 'no' || age < MEDICARE_AGE) return [];
  return [{id: 'part-b-after-work', row, ...partBSpecialWindow(coverEnded.day), onTime: coverEnded.day}];
};

/**
 * Lists every open or future period of a household's people, by law; the Marketplace's own window and special
 * enrollment by life changes are in `windows/`. `coverEnded`: the end of the named coverage, which may come through work.
 * Whether a period concerns a person depends on the person's program; this function considers dates only.
 */
export const signUps = (
  people: readonly SignUpPerson[],
  today: Day,
  coverEnded: CoverEnd | null = null,
): readonly SignUp[] =>
  people
    .flatMap((person) => [
      ...ofMedicare(person, today, coverEnded),
      ...ofWorkEnding(person, coverEnded),
      ...ofPregnancyEnd(person, today),
      ...ofTurning19(person, today),
      ...ofTurning26(person),
    ])
    .filter(({end}) => end >= today)
    .sort((a, b) => (a.onTime < b.onTime ? -1 : Number(a.onTime > b.onTime)));

/** Returns whether a period is open on a day. */
export const isOpen = ({start, end}: Pick<SignUp, 'start' | 'end'>, day: Day): boolean =>
  start <= day && day <= end;
