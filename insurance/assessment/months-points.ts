import {mayBuyPlan} from '../aca/buys-plan.ts';
import {addDays, type Day} from '../calendar/day.ts';
import {medicaidLossDays, specialEnrollmentDays} from '../figures/enrollment-windows.ts';
import {mayMove, pregnancyCoverTo} from '../months/person-in-month.ts';
import {agingOut} from '../months/aging-out.ts';
import {cite, point, type Point} from '../point/point.ts';
import type {Household, HouseholdPerson} from '../household/household.ts';
import type {YearTriage} from '../months/triage-year.ts';
import type {SignUp} from '../months/sign-ups.ts';

const inputs = ['age'];

const endOfPregnancyCover = ({row, onTime, end}: SignUp, today: Day): Point =>
  point('months.pregnancy', 'months.pregnancy-cover-ends', 'warning', {
    person: row,
    params: {person: row + 1, coverEndDay: onTime, endDay: end},
    inputs: ['dueDate'],
    figures: [cite(medicaidLossDays, today)],
  });

const ofAgingOut = (period: SignUp, today: Day): Point => {
  const {id, row, onTime, end} = period;
  if (id === 'pregnancy-cover-ends') return endOfPregnancyCover(period, today);
  return id === 'turns-19'
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
};

/**
 * Returns how long Medicaid for a pregnancy lasts: by the due date, or the minimum; nothing if the pregnancy has ended.
 */
const ofPregnancy = ({row, dueDay}: HouseholdPerson, today: Day): Point => {
  const params = {person: row + 1, throughDay: pregnancyCoverTo({dueDay}, today)};
  return dueDay === null
    ? point('months.pregnancy', 'months.pregnancy-cover', 'finding', {
        person: row,
        params,
        inputs: ['pregnant'],
      })
    : point('months.pregnancy', 'months.pregnancy-cover-by-due-date', 'finding', {
        person: row,
        params: {...params, dueDay},
        inputs: ['pregnant', 'dueDate'],
      });
};

/**
 * Returns the point about when an expected baby counts. Texas counts the unborn only in the household of the pregnant
 * person (42 CFR 435.603(b); 1 TAC 370.807(h)); the credit counts the people on the tax return, so only born children
 * (26 CFR 1.36B-1(d), text read 2026-11-23). Returns nothing if nobody's plan depends on the credit.
 */
const ofBabies = ({people}: Household, triage: YearTriage): readonly Point[] => {
  const isForCredit = triage.people.some(({outcomes}) => outcomes.some(({program}) => mayBuyPlan(program)));
  return people
    .filter(({pregnant, babiesExpected}) => isForCredit && pregnant && babiesExpected > 0)
    .map(({row}) =>
      point('months.pregnancy', 'note.baby-counts-from-birth', 'finding', {
        person: row,
        params: {person: row + 1},
        inputs: ['pregnant', 'householdSize'],
      }),
    );
};

/**
 * Returns the changes for a person within the plan year: leaving a program, the length of Medicaid for a pregnancy, and
 * the first month in which a baby counts.
 */
export const monthsPoints = (household: Household, triage: YearTriage, today: Day): readonly Point[] => [
  ...agingOut(household, triage, today).map((period) => ofAgingOut(period, today)),
  ...household.people
    .filter((person) => mayMove(person, today))
    .filter(({row}) =>
      triage.people.some(
        (one) => one.row === row && one.outcomes.some(({program}) => program === 'medicaid-pregnant'),
      ),
    )
    .map((person) => ofPregnancy(person, today)),
  ...ofBabies(household, triage),
];
