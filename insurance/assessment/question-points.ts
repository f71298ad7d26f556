import {ADULT_AGE, MEDICARE_AGE} from '../aca/person-program.ts';
import {rowsWithoutFamilyPrice} from '../months/family-offers.ts';
import {keepsMedicaid} from '../months/person-in-month.ts';
import {point, type Point} from '../point/point.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {YearTriage} from '../months/triage-year.ts';
import {isTerritory} from '../places/territories.ts';
import {usStates} from '../places/us-states.ts';

const codes = {
  age: 'ask.age',
  state: 'ask.state',
  income: 'ask.income',
  householdSize: 'ask.household-size',
  filing: 'ask.filing',
} as const;

/** Only the age is known, and a birthday in the coming year changes this person's programs. */
const turnsOnUnknownDay = ({people}: Household, rowOfPerson: number): boolean =>
  people.some(
    ({row, age, birthDay}) =>
      row === rowOfPerson && birthDay === null && (age === ADULT_AGE - 1 || age === MEDICARE_AGE - 1),
  );

/** Somebody is pregnant, and the due date is missing. */
const lacksDueDate = ({people}: Household, rowOfPerson: number): boolean =>
  people.some(({row, pregnant, dueDay}) => row === rowOfPerson && pregnant && dueDay === null);

/** A pregnancy has ended, and nobody has said whether Medicaid covered it. */
const lacksMedicaid = ({people}: Household, rowOfPerson: number, today: Day): boolean =>
  people.some(
    (person) => person.row === rowOfPerson && person.pregnant && keepsMedicaid(person, today) === null,
  );

/** In another state: its own place to enroll. */
const placePoints = ({state, stateCode, people}: Household): readonly Point[] => {
  if (state === 'texas' || isTerritory(stateCode) || people.length === 0) return [];
  const inputs = ['location'];
  const own = usStates[stateCode ?? '']?.exchange;
  return [
    own
      ? point('state', 'state.exchange', 'action', {
          params: {exchange: own.name, site: own.site},
          inputs,
        })
      : point('state', 'state.healthcare-gov', 'action', {inputs}),
  ];
};

/** Returns the open questions whose answers would leave one outcome for each person. */
export const questionPoints = (household: Household, triage: YearTriage, today: Day): readonly Point[] => {
  const isUndecided = triage.people.some((person) => person.isUndecided);
  // With less income, or with a baby, the filing decides about the credit.
  const isPastLimit = triage.people.some(({outcomes}) =>
    outcomes.some(({reason}) => reason === 'over-400-percent'),
  );
  const asksFor = (field: keyof typeof codes): boolean =>
    household.unknown.includes(field) &&
    (field === 'age' || field === 'state' || isUndecided || (field === 'filing' && isPastLimit));
  const isBand = household.income !== null && !household.income.isExact;
  const needsIncome =
    isBand &&
    (isUndecided || (triage.credit !== null && triage.credit.monthly.low !== triage.credit.monthly.high));
  return [
    ...(Object.keys(codes) as (keyof typeof codes)[])
      .filter(asksFor)
      .map((field) => point('question', codes[field], 'question', {inputs: [field]})),
    ...(needsIncome ? [point('question', 'ask.exact-income', 'question', {inputs: ['exactIncome']})] : []),
    ...triage.people
      .filter(({dependsOnEmployer}) => dependsOnEmployer)
      .map(({row}) =>
        point('question', 'ask.employer-offer', 'question', {
          person: row,
          params: {person: row + 1},
          inputs: ['employerOffer'],
        }),
      ),
    ...(triage.people.some(
      ({row, outcomes}) =>
        outcomes.some(({program}) => program === 'credit') &&
        rowsWithoutFamilyPrice(household).some((offered) => offered !== row),
    )
      ? [point('question', 'ask.family-price', 'question', {inputs: ['employerOffer']})]
      : []),
    ...triage.people
      .filter(({row, months}) => months.some(({isOpen}) => isOpen) && turnsOnUnknownDay(household, row))
      .map(({row}) =>
        point('question', 'ask.birthday', 'question', {
          person: row,
          params: {person: row + 1},
          inputs: ['age'],
        }),
      ),
    ...triage.people
      .filter(
        ({row, program, months}) =>
          (program === 'medicaid-pregnant' || months.some(({isOpen}) => isOpen)) &&
          lacksDueDate(household, row),
      )
      .map(({row}) =>
        point('question', 'ask.due-date', 'question', {
          person: row,
          params: {person: row + 1},
          inputs: ['dueDate'],
        }),
      ),
    ...triage.people
      .filter(({row, months}) => months.some(({isOpen}) => isOpen) && lacksMedicaid(household, row, today))
      .map(({row}) =>
        point('question', 'ask.pregnancy-medicaid', 'question', {
          person: row,
          params: {person: row + 1},
          inputs: ['currentCoverage'],
        }),
      ),
    ...placePoints(household),
  ];
};
