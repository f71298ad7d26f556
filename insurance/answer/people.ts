import {ADULT_AGE, MEDICARE_AGE} from '../aca/person-program.ts';
import {keepsMedicaid, mayMove} from '../months/person-in-month.ts';
import {programChange, type ProgramChange} from './program-change.ts';
import {type OpenField, overlap, type Prospect, prospectOf} from './prospect.ts';
import type {Day} from '../calendar/day.ts';
import {isTerritory} from '../places/territories.ts';
import type {Household} from '../household/household.ts';
import type {PersonYear, YearTriage} from '../months/triage-year.ts';

/** The people of a household with the same program for the same reason. */
export type PeopleAnswer = {
  readonly people: readonly {readonly row: number; readonly age: number}[];
  /** One prospect if the program is decided, otherwise several. */
  readonly prospects: readonly Prospect[];
  /** The open answers, other than the income, that decide between the prospects. Empty if there is one prospect. */
  readonly openOn: readonly OpenField[];
  /** The program change that is nearest to the household's income. */
  readonly change: ProgramChange | undefined;
};

/**
 * Returns the facts that decide in open months: a birthday of the coming year if only the age is known, the end of a pregnancy,
 * or its Medicaid.
 */
const openDates = ({row}: PersonYear, {people}: Household, today: Day): readonly OpenField[] => {
  const person = people.find((one) => one.row === row);
  if (!person) return [];
  const turnsSoon = person.birthDay === null && [ADULT_AGE, MEDICARE_AGE].includes(person.age + 1);
  const isExpecting = person.pregnant && mayMove(person, today);
  const mayHave = person.pregnant && keepsMedicaid(person, today) === null;
  return [
    ...(turnsSoon ? (['birthday'] as const) : []),
    ...(isExpecting ? (['dueDate'] as const) : []),
    ...(mayHave ? (['pregnancyMedicaid'] as const) : []),
  ];
};

const openFields = (person: PersonYear, household: Household, today: Day): readonly OpenField[] => {
  const {unknown, income} = household;
  // In a territory no income and no size decides.
  const general: readonly OpenField[] = isTerritory(household.stateCode)
    ? []
    : [
        ...(['state', 'householdSize', 'income'] as const).filter((field) => unknown.includes(field)),
        ...(income !== null && !income.isExact ? (['exactIncome'] as const) : []),
      ];
  return [
    ...general,
    ...(person.outcomes.some(({months}) => months === 'open') ? openDates(person, household, today) : []),
  ];
};

/** The reason of 65 names Extra Help, which no territory has (42 U.S.C. 1395w-114(a)(3)(F)). */
const inPlace = (prospects: readonly Prospect[], {stateCode}: Household): readonly Prospect[] =>
  isTerritory(stateCode)
    ? prospects.map((one) => (one.reason === 'age-65' ? {...one, reason: 'turns-65'} : one))
    : prospects;

const distinct = (prospects: readonly Prospect[]): readonly Prospect[] => [
  ...new Map(prospects.map((prospect) => [JSON.stringify(prospect), prospect])).values(),
];

const clash = (prospects: readonly Prospect[]): boolean =>
  prospects.some((one, index) =>
    prospects.slice(index + 1).some((other) => one.program !== other.program && overlap(one, other)),
  );

const prospectsOf = ({outcomes, program}: PersonYear, income: Household['income']): readonly Prospect[] => {
  const [first] = outcomes;
  if (first && program !== null) return [prospectOf({...first, months: 'all'}, false)];
  const isRange = income !== null && !income.isExact;
  const byIncome = outcomes.map((outcome) => prospectOf(outcome, isRange));
  // An unknown size or place moves every limit, so incomes separate nothing.
  return clash(byIncome) ? distinct(outcomes.map((outcome) => prospectOf(outcome, false))) : byIncome;
};

/** No income brings the credit to a person with DACA, and with an employer's HRA the offer decides about the credit. */
const changeOf = (
  household: Household,
  triage: YearTriage,
  person: PersonYear,
  today: Day,
): ProgramChange | undefined => {
  const change = programChange(household, triage, person, today);
  const isOpen = household.stated.includes('hra') && change?.program === 'credit';
  return isOpen || person.outcomes[0]?.reason === 'own-daca' ? undefined : change;
};

/** Groups the people with the same answer, in the order of their rows, with their programs. */
export const peopleAnswers = (
  household: Household,
  triage: YearTriage,
  today: Day,
): readonly PeopleAnswer[] => {
  const groups = new Map<string, PeopleAnswer>();
  for (const person of triage.people) {
    const prospects = inPlace(prospectsOf(person, household.income), household);
    const answer = {
      prospects,
      openOn: prospects.length > 1 ? openFields(person, household, today) : [],
      change: prospects.length === 1 ? changeOf(household, triage, person, today) : undefined,
    };
    const key = JSON.stringify(answer);
    const {people = []} = groups.get(key) ?? {};
    groups.set(key, {...answer, people: [...people, {row: person.row, age: person.age}]});
  }
  return [...groups.values()];
};
