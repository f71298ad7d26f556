import {addDays} from '../calendar/day.ts';
import {medicaidLossDays, specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {pregnancyCoverCertainTo} from '../months/person-in-month.ts';
import {agingOut} from '../months/aging-out.ts';
import {cite, point} from '../point/point.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {SignUp} from '../months/sign-ups.ts';
import type {Point} from '../point/point.ts';

const inputs = ['age'];

const ofAgingOut = ({id, row, onTime, end}: SignUp, today: Day): Point =>
  id === 'turns-19'
    ? point('months.turns-19', 'months.turns-19', 'warning', {
        person: row,
        params: {person: row + 1, coverEndDay: onTime, endDay: end},
        inputs,
        figures: [cite(medicaidLossDays, today)],
      })
    : point('months.turns-26', 'months.turns-26', 'warning', {
        person: row,
        params: {person: row + 1, birthdayDay: addDays(onTime, 1), endDay: end},
        inputs,
        figures: [cite(specialEnrollmentDays, today)],
      });

/** The changes for a person within the plan year: leaving a program by age, and how long Medicaid for a pregnancy lasts at least. */
export const monthsPoints = (household: Household, triage: YearTriage, today: Day): readonly Point[] => [
  ...agingOut(household, triage, today).map((period) => ofAgingOut(period, today)),
  ...triage.people
    .filter(({outcomes}) => outcomes.some(({program}) => program === 'medicaid-pregnant'))
    .map(({row}) =>
      point('months.pregnancy', 'months.pregnancy-cover', 'finding', {
        person: row,
        params: {person: row + 1, throughDay: pregnancyCoverCertainTo(today)},
        inputs: ['pregnant'],
      }),
    ),
];
