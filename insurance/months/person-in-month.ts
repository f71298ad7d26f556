import {MEDICARE_AGE, ADULT_AGE} from '../aca/person-program.ts';
import {addDays, addMonths, firstOfMonth, lastOfMonth, partsOf, type Day} from '../calendar/day.ts';
import {ageOn, initialEnrollment} from '../medicare/initial-enrollment.ts';
import {POSTPARTUM_MONTHS} from '../figures/postpartum.ts';
import type {KnownAge} from '../answers/parse-age.ts';
import type {HouseholdPerson} from '../household/household.ts';

/** The number of months for which Texas decides about Medicaid and CHIP of a child (42 CFR 435.926, 457.342). */
export const RENEWAL_MONTHS = 12;

/** The earliest and the latest possible day; equal when the day is known. */
type DayRange = {readonly earliest: Day; readonly latest: Day};

/**
 * Returns when a person reaches an age. By the age alone it is any day from tomorrow within the year of that birthday.
 */
const birthdayRange = ({age, birthDay}: KnownAge, reached: number, today: Day): DayRange => {
  if (birthDay !== null) {
    const day = addMonths(birthDay, reached * 12);
    return {earliest: day, latest: day};
  }
  const years = reached - age;
  return {earliest: addDays(addMonths(today, (years - 1) * 12), 1), latest: addMonths(today, years * 12)};
};

type MedicareAge = KnownAge & Pick<HouseholdPerson, 'medicareDay'>;

/**
 * Returns the first day of Medicare: the day that the words name, otherwise of the month of the 65th birthday, a month earlier for a birthday on the 1st (42
 * U.S.C. 426(a); the law counts a person as 65 on the day before the birthday).
 */
export const medicareFrom = (person: MedicareAge, today: Day): DayRange => {
  const {medicareDay} = person;
  if (medicareDay) return {earliest: medicareDay, latest: medicareDay};
  if (person.birthDay !== null) {
    const {entitledFrom} = initialEnrollment(person.birthDay);
    return {earliest: entitledFrom, latest: entitledFrom};
  }
  const {earliest, latest} = birthdayRange(person, MEDICARE_AGE, today);
  return {earliest: firstOfMonth(addDays(earliest, -1)), latest: firstOfMonth(addDays(latest, -1))};
};

/**
 * Returns the last day of Medicaid or CHIP for a child in Texas: the end of the month of the 19th birthday (HHSC,
 * D-1420).
 */
export const childCoverEnd = (person: KnownAge, today: Day): DayRange => {
  const {earliest, latest} = birthdayRange(person, ADULT_AGE, today);
  return {earliest: lastOfMonth(earliest), latest: lastOfMonth(latest)};
};

/**
 * Returns the last day of Medicaid for a pregnancy: the end of the month in which twelve months are over (42 CFR
 * 435.170; Texas HB 12). With a due date, the day depends on it; without one, the result is the certain minimum: the
 * day as if the pregnancy ended today.
 */
export const pregnancyCoverTo = ({dueDay}: Pick<HouseholdPerson, 'dueDay'>, today: Day): Day =>
  lastOfMonth(dueDay ?? today, POSTPARTUM_MONTHS);

/**
 * Returns whether the day on which a pregnancy ends is in the future or unknown, so that the end of its Medicaid may
 * move.
 */
export const mayMove = ({dueDay}: Pick<HouseholdPerson, 'dueDay'>, today: Day): boolean =>
  dueDay === null || dueDay > today;

/** Months for which Medicaid pays back from an application on: two from 2027 on (42 U.S.C. 1396a(a)(34); P.L. 119-21, section 71112). */
const MONTHS_PAID_BACK = 2;

/** The first day from which Medicaid pays back for two months before an application, and no longer for three (42 CFR 435.915). */
const PAID_BACK_LESS_FROM = '2027-01-01';

/** Returns the last day on which an application reaches back to a day without coverage. */
export const payBackDay = (day: Day): Day =>
  firstOfMonth(day, 3) < PAID_BACK_LESS_FROM ? lastOfMonth(day, 3) : lastOfMonth(day, MONTHS_PAID_BACK);

/**
 * Returns whether a pregnancy ended so long ago that an application no longer brings Medicaid for it: the months after
 * the birth are for people who had Medicaid while pregnant (42 U.S.C. 1396a(e)(16); from memory).
 */
export const isTooLateToApply = ({dueDay}: Pick<HouseholdPerson, 'dueDay'>, today: Day): boolean =>
  dueDay !== null && addMonths(dueDay, MONTHS_PAID_BACK) < today;

/** Returns whether a pregnancy leaves Medicaid only to a person who already had it then: true, false, or null if that is unknown. */
export const keepsMedicaid = (
  person: Pick<HouseholdPerson, 'dueDay' | 'hasMedicaid'>,
  today: Day,
): boolean | null => (isTooLateToApply(person, today) ? person.hasMedicaid : true);

const monthsBetween = (from: Day, to: Day): number =>
  (partsOf(to).year - partsOf(from).year) * 12 + partsOf(to).month - partsOf(from).month;

/**
 * Returns the age by which Medicaid and CHIP judge a child in a month. The decision is for twelve months at a time, so
 * a birthday moves the limit only at the next renewal; the renewals are counted from `today`, when the child is assumed
 * to be found eligible.
 */
const ageForLimit = ({age, birthDay}: KnownAge, month: Day, today: Day): number => {
  if (birthDay === null) return Math.min(age, ADULT_AGE - 1);
  const periods = Math.max(Math.floor(monthsBetween(today, month) / RENEWAL_MONTHS), 0);
  const decided = firstOfMonth(today, periods * RENEWAL_MONTHS);
  // The month of a birthday still counts with the former age.
  return Math.min(Math.max(ageOn(birthDay, addDays(decided, -1)), 0), ADULT_AGE - 1);
};

/** A person's earlier state, and the later state if an unknown date may have changed it. */
export type PersonStates = readonly [HouseholdPerson, ...HouseholdPerson[]];

/**
 * Returns a person as the rules see them in a month, given by its first day. Two states if the birthday or the end of a
 * pregnancy is unknown and may be earlier, or if Medicaid may not have covered a pregnancy that has ended. By the age
 * alone only the next twelve months are considered.
 */
export const personByMonth = (person: HouseholdPerson, today: Day): ((month: Day) => PersonStates) => {
  const medicare = medicareFrom(person, today);
  const child = childCoverEnd(person, today);
  const coverTo = pregnancyCoverTo(person, today);
  const isOver = !mayMove(person, today);
  const kept = keepsMedicaid(person, today);
  const isPast = (age: number, hasCome: boolean): boolean =>
    person.birthDay === null ? person.age >= age || (person.age === age - 1 && hasCome) : hasCome;
  const ageBy = (month: Day, end: keyof DayRange): number => {
    const hasBegun = month >= medicare[end];
    if (isPast(MEDICARE_AGE, hasBegun) || (person.medicareDay && hasBegun))
      return Math.max(person.age, MEDICARE_AGE);
    if (isPast(ADULT_AGE, month > child[end]))
      return Math.min(Math.max(person.age, ADULT_AGE), MEDICARE_AGE - 1);
    return ageForLimit(person, month, today);
  };
  return (month) => {
    const early = {
      ...person,
      age: ageBy(month, 'latest'),
      pregnant: person.pregnant && kept !== false && !(isOver && month > coverTo),
    };
    const late = {
      ...person,
      age: ageBy(month, 'earliest'),
      pregnant: person.pregnant && kept === true && month <= coverTo,
    };
    return early.age === late.age && early.pregnant === late.pregnant ? [early] : [early, late];
  };
};

/**
 * Returns the number of months in the calendar year of `month` in which a person certainly has no Medicare: months in
 * which contributions to a health savings account are allowed. If only the age of 64 is known, the months before the
 * earliest possible month.
 */
export const monthsWithoutMedicare = (person: HouseholdPerson, month: Day, today: Day): number => {
  if (person.medicare || person.age >= MEDICARE_AGE) return 0;
  const from = medicareFrom(person, today).earliest;
  const year = partsOf(month).year;
  if (partsOf(from).year > year) return 12;
  return partsOf(from).year < year ? 0 : partsOf(from).month - 1;
};
