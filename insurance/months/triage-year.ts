import {ADULT_AGE, MEDICARE_AGE} from '../aca/person-program.ts';
import {firstOfMonth, lastOfMonth, partsOf, type Day} from '../calendar/day.ts';
import {planYearOn} from '../calendar/plan-year.ts';
import {
  byIncome,
  mergeOutcomes,
  onlyProgram,
  silverPlans,
  spanOf,
  triageHousehold,
  type Outcome,
  type PersonTriage,
  type Triage,
  type TriageProgram,
} from '../household/triage.ts';
import {childCoverEnd, keepsMedicaid, mayMove, personByMonth, pregnancyCoverTo} from './person-in-month.ts';
import type {PlanYear} from '../figures/plan-years.ts';
import type {Household, HouseholdPerson} from '../household/household.ts';

/** Consecutive months in which a person has the same programs. */
export type MonthSpan = {
  /** First and last day. */
  readonly from: Day;
  readonly to: Day;
  readonly outcomes: readonly Outcome[];
  /** The program if all outcomes have the same program. */
  readonly program: TriageProgram | null;
  /** Whether the missing birthday, end of a pregnancy, or Medicaid of a past pregnancy would decide. */
  readonly isOpen: boolean;
};

/** An outcome and its months: `all`, `some` from a day through another, or `open` while a date is unknown. */
export type YearOutcome = Outcome &
  ({readonly months: 'all' | 'open'} | {readonly months: 'some'; readonly from: Day; readonly to: Day});

/** One person over the plan year. `program` is the program of all months if it is the same, otherwise null. */
export type PersonYear = Omit<PersonTriage, 'outcomes'> & {
  readonly outcomes: readonly YearOutcome[];
  /** The plan year's current and future months, in order. */
  readonly months: readonly MonthSpan[];
  /** The person's programs in the month after today, in any year. */
  readonly soon: readonly Outcome[];
  /** A child's programs in the last month before 19, if the birthday is known; none for adults from 20 on. */
  readonly before19: readonly Outcome[];
  /** The programs for a pregnancy that has ended, even after its twelve months; none without such a pregnancy or its Medicaid. */
  readonly inPregnancy: readonly Outcome[];
  /** Whether a missing answer, other than a birthday, would decide for at least one month. */
  readonly isUndecided: boolean;
};

/** The household over the plan year. */
export type YearTriage = Omit<Triage, 'people'> & {readonly people: readonly PersonYear[]};

/** Returns the traits of a person that the rules depend on: all ages between two limits are equivalent. */
const stateOf = ({age, pregnant, medicare}: HouseholdPerson): string => {
  const limits = [1, 6, ADULT_AGE, MEDICARE_AGE];
  return [limits.filter((limit) => age >= limit).length, pregnant, medicare].join();
};

type MonthResult = {readonly first: Day; readonly early: Triage; readonly late: Triage};

const monthsFrom = (today: Day): readonly Day[] => {
  const start = `${planYearOn(today)}-01-01`;
  const first = firstOfMonth(today) > start ? firstOfMonth(today) : start;
  return Array.from({length: 13 - partsOf(first).month}, (_, index) => firstOfMonth(first, index));
};

const sameKind = (one: Outcome, other: Outcome): boolean =>
  one.reason === other.reason && one.incomeFrom === other.incomeFrom && one.incomeTo === other.incomeTo;

const sameOutcomes = (a: readonly Outcome[], b: readonly Outcome[]): boolean =>
  a.length === b.length &&
  a.every((outcome, index) => {
    const other = b[index];
    return other !== undefined && sameKind(outcome, other);
  });

/** A person who is not yet 65 has Medicare from the month of 65 or from the day that the words name, and not "like everyone of 65". */
const named = (outcomes: readonly Outcome[], person: HouseholdPerson): readonly Outcome[] =>
  person.age >= MEDICARE_AGE
    ? outcomes
    : outcomes.map((outcome) =>
        outcome.reason === 'age-65'
          ? {...outcome, reason: person.medicareDay ? 'medicare-ahead' : 'turns-65'}
          : outcome,
      );

const monthOf = ({first, early, late}: MonthResult, person: HouseholdPerson, index: number): MonthSpan => {
  const [before = [], after = []] = [early, late].map((triage) => triage.people[index]?.outcomes);
  const outcomes = named(mergeOutcomes([...before, ...after]), person);
  return {
    from: first,
    to: lastOfMonth(first),
    outcomes,
    program: onlyProgram(outcomes),
    isOpen: !sameOutcomes(before, after),
  };
};

const joinMonths = (months: readonly MonthSpan[]): readonly MonthSpan[] => {
  const joined: MonthSpan[] = [];
  for (const month of months) {
    const last = joined.at(-1);
    if (last && last.isOpen === month.isOpen && sameOutcomes(last.outcomes, month.outcomes))
      joined.splice(-1, 1, {...last, to: month.to});
    else joined.push(month);
  }
  return joined;
};

const inMonths = (outcome: Outcome, months: readonly MonthSpan[], isSame: typeof sameKind): YearOutcome => {
  const holding = months.filter(({outcomes}) => outcomes.some((other) => isSame(other, outcome)));
  const [first, last] = [holding[0], holding.at(-1)];
  if (holding.some(({isOpen}) => isOpen)) return {...outcome, months: 'open'};
  if (!first || !last || holding.length === months.length) return {...outcome, months: 'all'};
  return {...outcome, months: 'some', from: first.from, to: last.to};
};

const sameReason = (one: Outcome, other: Outcome): boolean => one.reason === other.reason;

/**
 * Returns the outcomes of all months, each with its own months. A birthday moves a child's limit, so a program may
 * apply to other incomes in the later months: then the program appears once for each part of the year, because
 * otherwise a child would get Medicaid and CHIP at one income. While a date is unknown, an outcome is widened to all of
 * its incomes instead.
 */
const outcomesOver = (months: readonly MonthSpan[]): readonly YearOutcome[] => {
  const all = months.flatMap(({outcomes}) => outcomes);
  const isOpen = months.some((month) => month.isOpen);
  const kinds = isOpen
    ? mergeOutcomes(all)
    : all.filter((one, index) => all.findIndex((other) => sameKind(one, other)) === index);
  return kinds.map((outcome) => inMonths(outcome, months, isOpen ? sameReason : sameKind)).sort(byIncome);
};

const creditOver = (triages: readonly Triage[]): Triage['credit'] => {
  const credits = triages.map(({credit}) => credit).filter((credit) => credit !== null);
  if (credits.length === 0) return null;
  const over = (span: 'applicablePercentage' | 'monthly') =>
    spanOf(credits.flatMap((credit) => [credit[span].low, credit[span].high]));
  return {
    applicablePercentage: over('applicablePercentage'),
    monthly: over('monthly'),
    csr: silverPlans(credits.flatMap(({csr}) => csr)),
  };
};

/**
 * Finds, person by person and month by month, the programs in the plan year for which people choose plans on `today`,
 * with the figures of `planYear`. Ages follow the birthdays; missing answers stay open, and nothing is guessed.
 */
export const triageYear = (household: Household, planYear: PlanYear, today: Day): YearTriage => {
  const known = new Map<string, Triage>();
  const triageOf = (
    people: readonly HouseholdPerson[],
    currentProgram = household.currentProgram,
  ): Triage => {
    const key = [currentProgram, ...people.map(stateOf)].join(' ');
    const triage = known.get(key) ?? triageHousehold({...household, people, currentProgram}, planYear);
    known.set(key, triage);
    return triage;
  };
  // Medicaid that somebody has because of a pregnancy ends with the months after it.
  const heldIn = (first: Day): Household['currentProgram'] =>
    household.currentProgram === 'medicaid' &&
    household.people.every(
      (one) => one.pregnant && one.dueDay !== null && first > pregnancyCoverTo(one, today),
    )
      ? null
      : household.currentProgram;
  const byMonth = household.people.map((person) => personByMonth(person, today));
  const at = (first: Day): MonthResult => {
    const people = byMonth.map((statesIn) => statesIn(first));
    // A person's program does not depend on the ages of the others, so the two states need no combining.
    return {
      first,
      early: triageOf(
        people.map(([early]) => early),
        heldIn(first),
      ),
      late: triageOf(
        people.map((states) => states.at(-1) ?? states[0]),
        heldIn(first),
      ),
    };
  };
  const months = monthsFrom(today).map(at);
  const soon = at(firstOfMonth(today, 1));
  const triages = months.flatMap(({early, late}) => [early, late]);
  const people = household.people.map((person, index): PersonYear => {
    const spans = joinMonths(months.map((month) => monthOf(month, person, index)));
    const states = triages.map((triage) => triage.people[index]);
    const outcomes = outcomesOver(spans);
    const isYoung = person.birthDay !== null && person.age <= ADULT_AGE;
    const hasEnded =
      person.dueDay !== null && !mayMove(person, today) && keepsMedicaid(person, today) !== false;
    const ended = hasEnded
      ? triageOf(household.people.map((one) => (one === person ? {...one, pregnant: true} : one)))
      : undefined;
    const last = isYoung ? [at(firstOfMonth(childCoverEnd(person, today).latest))] : [];
    return {
      row: person.row,
      age: person.age,
      outcomes,
      program: onlyProgram(outcomes),
      dependsOnEmployer: states.some((state) => state?.dependsOnEmployer),
      months: spans,
      soon: monthOf(soon, person, index).outcomes,
      inPregnancy: ended?.people[index]?.outcomes ?? [],
      before19: last.flatMap((month) => monthOf(month, person, index).outcomes),
      isUndecided: states.some((state) => state?.program === null),
    };
  });
  return {planYear, people, fplPercent: soon.early.fplPercent, credit: creditOver(triages)};
};
