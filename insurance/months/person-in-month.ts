import {medicareAge, adultAge} from '../aca/person-program.ts';
import {addDays, addMonths, firstOfMonth, lastOfMonth, partsOf} from '../calendar/day.ts';
import {ageOn, initialEnrollment} from '../medicare/initial-enrollment.ts';
import {postpartumMonths} from '../figures/postpartum.ts';
import type {KnownAge} from '../answers/parse-age.ts';
import type {Day} from '../calendar/day.ts';
import type {HouseholdPerson} from '../household/household.ts';

/** Months for which Texas decides Medicaid and CHIP of a child at a time (42 CFR 435.926, 457.342). */
export const renewalMonths = 12;

/** The earliest and the latest day something can be; the same when it is known. */
type DayRange = {readonly earliest: Day; readonly latest: Day};

/** When a person reaches an age. By the age alone it is any day from tomorrow within the year of that birthday. */
const birthdayRange = ({age, birthDay}: KnownAge, reached: number, today: Day): DayRange => {
  if (birthDay !== null) {
    const day = addMonths(birthDay, reached * 12);
    return {earliest: day, latest: day};
  }
  const years = reached - age;
  return {earliest: addDays(addMonths(today, (years - 1) * 12), 1), latest: addMonths(today, years * 12)};
};

/**
 * The first day of Medicare: of the month of the 65th birthday, a month earlier for a birthday on the 1st (42 U.S.C. 426(a); the
 * law counts a person 65 on the day before the birthday).
 */
const medicareFrom = (person: KnownAge, today: Day): DayRange => {
  if (person.birthDay !== null) {
    const {entitledFrom} = initialEnrollment(person.birthDay);
    return {earliest: entitledFrom, latest: entitledFrom};
  }
  const {earliest, latest} = birthdayRange(person, medicareAge, today);
  return {earliest: firstOfMonth(addDays(earliest, -1)), latest: firstOfMonth(addDays(latest, -1))};
};

/** The last day of Medicaid or CHIP for a child in Texas: the month of the 19th birthday ends with it (HHSC, D-1420). */
export const childCoverEnd = (person: KnownAge, today: Day): DayRange => {
  const {earliest, latest} = birthdayRange(person, adultAge, today);
  return {earliest: lastOfMonth(earliest), latest: lastOfMonth(latest)};
};

/**
 * The last day of Medicaid for a pregnancy: the month in which twelve months are over (42 CFR 435.170; Texas HB 12). By the due date, where
 * it was given; without one, what is certain: the day as if the pregnancy ended today.
 */
export const pregnancyCoverTo = ({dueDay}: Pick<HouseholdPerson, 'dueDay'>, today: Day): Day =>
  lastOfMonth(dueDay ?? today, postpartumMonths);

/** Whether the day on which a pregnancy ends is still ahead or not known, so that the end of its Medicaid may move. */
export const mayMove = ({dueDay}: Pick<HouseholdPerson, 'dueDay'>, today: Day): boolean =>
  dueDay === null || dueDay > today;

const monthsBetween = (from: Day, to: Day): number =>
  (partsOf(to).year - partsOf(from).year) * 12 + partsOf(to).month - partsOf(from).month;

/**
 * The age by which Medicaid and CHIP judge a child in a month. It is decided for twelve months at a time, so a birthday moves the
 * limit at the next renewal only; the renewals are counted from `today`, when the child is taken to be found eligible.
 */
const ageForLimit = ({age, birthDay}: KnownAge, month: Day, today: Day): number => {
  if (birthDay === null) return Math.min(age, adultAge - 1);
  const periods = Math.max(Math.floor(monthsBetween(today, month) / renewalMonths), 0);
  const decided = firstOfMonth(today, periods * renewalMonths);
  // The month of a birthday still counts as the age before.
  return Math.min(Math.max(ageOn(birthDay, addDays(decided, -1)), 0), adultAge - 1);
};

/** A person in the state that comes first in time, and in another one where a date that is not known may have changed it. */
export type PersonStates = readonly [HouseholdPerson, ...HouseholdPerson[]];

/**
 * A person as the rules see them in a month, given by its first day. Two states where the birthday or the end of a pregnancy is not
 * known and may lie before it. By the age alone only the coming twelve months are looked at.
 */
export const personByMonth = (person: HouseholdPerson, today: Day): ((month: Day) => PersonStates) => {
  const medicare = medicareFrom(person, today);
  const child = childCoverEnd(person, today);
  const coverTo = pregnancyCoverTo(person, today);
  const isOver = !mayMove(person, today);
  const isPast = (age: number, hasCome: boolean): boolean =>
    person.birthDay === null ? person.age >= age || (person.age === age - 1 && hasCome) : hasCome;
  const ageBy = (month: Day, end: keyof DayRange): number => {
    if (isPast(medicareAge, month >= medicare[end])) return Math.max(person.age, medicareAge);
    if (isPast(adultAge, month > child[end]))
      return Math.min(Math.max(person.age, adultAge), medicareAge - 1);
    return ageForLimit(person, month, today);
  };
  return (month) => {
    const early = {
      ...person,
      age: ageBy(month, 'latest'),
      pregnant: person.pregnant && !(isOver && month > coverTo),
    };
    const late = {
      ...person,
      age: ageBy(month, 'earliest'),
      pregnant: person.pregnant && month <= coverTo,
    };
    return early.age === late.age && early.pregnant === late.pregnant ? [early] : [early, late];
  };
};

/**
 * How many months of the calendar year of `month` a person surely has no Medicare in: those in which money may go into a health
 * savings account. Where only the age of 64 is known, those before the earliest possible month.
 */
export const monthsWithoutMedicare = (person: HouseholdPerson, month: Day, today: Day): number => {
  if (person.medicare || person.age >= medicareAge) return 0;
  const from = medicareFrom(person, today).earliest;
  const year = partsOf(month).year;
  if (partsOf(from).year > year) return 12;
  return partsOf(from).year < year ? 0 : partsOf(from).month - 1;
};
