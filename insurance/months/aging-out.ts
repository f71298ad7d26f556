import {signUps, type SignUp} from './sign-ups.ts';
import {isTerritory} from '../places/territories.ts';
import type {Day} from '../calendar/day.ts';
import type {Household} from '../household/household.ts';
import type {PersonYear, YearTriage} from './triage-year.ts';

/** Returns whether Medicaid or CHIP covers a child until 19. */
const hasChildCover = ({before19}: PersonYear): boolean =>
  before19.some(({program}) => program === 'medicaid' || program === 'chip');

/**
 * Lists the periods in which a person of the household leaves a program, if they begin by the end of the plan year: a
 * child's Medicaid or CHIP at 19, a parent's plan at 26, Medicaid twelve months after a pregnancy. None in a territory, where no
 * Marketplace opens for them.
 */
export const agingOut = (household: Household, triage: YearTriage, today: Day): readonly SignUp[] =>
  signUps(household.people, today).filter(({id, row, start}) => {
    if (isTerritory(household.stateCode)) return false;
    const person = triage.people.find((one) => one.row === row);
    const planEnd = person?.months.at(-1)?.to ?? today;
    if (!person || start > planEnd) return false;
    if (id === 'pregnancy-cover-ends')
      return person.inPregnancy.some(({program}) => program === 'medicaid-pregnant');
    return id === 'turns-26' || (id === 'turns-19' && hasChildCover(person));
  });
