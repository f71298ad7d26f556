import {MEDICARE_AGE} from '../aca/person-program.ts';
import {addDays, addMonths, earliest, lastOfMonth, type Day} from '../calendar/day.ts';
import {PART_B_PENALTY} from '../figures/window-rules.ts';
import {coverageStart, initialEnrollment} from '../medicare/initial-enrollment.ts';
import {isOpen, type SignUp} from '../months/sign-ups.ts';
import {buys, buysOn, candidate, type Action, type ActionFacts, type Candidate} from './action.ts';
import type {HouseholdPerson} from '../household/household.ts';
import type {PersonYear} from '../months/triage-year.ts';
import type {ActionCode} from './precedence.ts';

/** Medicare's coming period is mentioned from a year before Medicare begins. */
const MONTHS_AHEAD = 12;

const ofInitialPeriod = (signUp: SignUp, {birthDay, age}: HouseholdPerson, today: Day): Candidate => {
  const {row, start, end, onTime} = signUp;
  const params = {person: row + 1, endDay: end, penaltyPercent: PART_B_PENALTY};
  if (birthDay === null) return candidate('enroll-medicare-by-age', onTime, params, age >= MEDICARE_AGE);
  const fromDay = coverageStart(today, initialEnrollment(birthDay));
  return candidate(isOpen(signUp, today) ? 'enroll-medicare' : 'plan-medicare-sign-up', onTime, {
    ...params,
    startDay: start,
    fromDay,
  });
};

const ofOne = (
  signUp: SignUp,
  person: HouseholdPerson,
  year: PersonYear,
  {today, lacksPartB = false}: Pick<ActionFacts, 'today' | 'lacksPartB'>,
): Candidate | undefined => {
  const {id, row, end, onTime} = signUp;
  // Part B and plans begin with the month after the sign-up, so after the end of coverage each month of delay is a gap.
  const byDay = (last: Day): Day => earliest([today <= last ? last : lastOfMonth(today), end]) ?? end;
  const params = {person: row + 1, endDay: end};
  const byGap = (code: ActionCode, last: Day, days: Action['params']): Candidate =>
    candidate(code, byDay(last), {...params, ...days, byDay: byDay(last)});
  if (id === 'medicare-initial' || id === 'medicare-initial-by-age')
    return onTime <= addMonths(today, MONTHS_AHEAD) ? ofInitialPeriod(signUp, person, today) : undefined;
  if (id === 'part-b-after-work') {
    return candidate('enroll-part-b', byDay(onTime), params);
  }
  if (id === 'medicare-general')
    return isOpen(signUp, today) || lacksPartB
      ? candidate('enroll-part-b-general', end, {
          ...params,
          startDay: signUp.start,
          penaltyPercent: PART_B_PENALTY,
        })
      : undefined;
  if (!isOpen(signUp, today)) return undefined;
  const birthdayDay = addDays(onTime, 1);
  if (id === 'turns-26')
    return buys(year, today) ? byGap('enroll-at-26', lastOfMonth(birthdayDay), {birthdayDay}) : undefined;
  if (id === 'pregnancy-cover-ends') {
    const isCovered = year.inPregnancy.some(({program}) => program === 'medicaid-pregnant');
    return isCovered && buysOn(year, addDays(onTime, 1))
      ? byGap('enroll-after-pregnancy', onTime, {coverEndDay: onTime})
      : undefined;
  }
  // Only for people whom Medicaid or CHIP covers until then, and who can use the Marketplace.
  const isCovered = year.before19.some(({program}) => program === 'medicaid' || program === 'chip');
  return isCovered && buysOn(year, addDays(onTime, 1))
    ? byGap('enroll-at-19', onTime, {coverEndDay: onTime})
    : undefined;
};

/** Returns the actions for the sign-up periods of single people. */
export const signUpActions = (signUps: readonly SignUp[], facts: ActionFacts): readonly Candidate[] =>
  signUps.flatMap((signUp) => {
    const {household, triage} = facts;
    const person = household.people.find(({row}) => row === signUp.row);
    const year = triage.people.find(({row}) => row === signUp.row);
    const found = person && year ? ofOne(signUp, person, year, facts) : undefined;
    return found ? [found] : [];
  });
