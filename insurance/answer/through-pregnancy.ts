import type {Household} from '../household/household.ts';
import type {PersonYear, YearTriage} from '../months/triage-year.ts';

/**
 * A person who surely has Medicaid for a pregnancy now has nothing else to choose: what follows the twelve months after the birth
 * depends on a day that nobody knows, and on the income of then.
 */
const settled = (person: PersonYear): PersonYear => {
  const [now] = person.months;
  if (now?.program !== 'medicaid-pregnant' || now.isOpen) return person;
  const outcome = person.outcomes.find(({program}) => program === 'medicaid-pregnant');
  if (!outcome) return person;
  const {program, reason, incomeFrom, incomeTo} = outcome;
  return {
    ...person,
    program,
    outcomes: [{program, reason, incomeFrom, incomeTo, months: 'all'}],
    months: [now],
    dependsOnEmployer: false,
  };
};

/**
 * The triage without the months after a pregnancy, for whoever has Medicaid for the pregnancy until then and gave no due date. With
 * one, the end of Medicaid is a day to plan for.
 */
export const throughPregnancy = (triage: YearTriage, {people}: Household): YearTriage => ({
  ...triage,
  people: triage.people.map((person) =>
    people.some(({row, dueDay}) => row === person.row && dueDay !== null) ? person : settled(person),
  ),
});
