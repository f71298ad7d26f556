import type {Household} from '../household/household.ts';
import type {PersonYear, YearTriage} from './triage-year.ts';

/**
 * Settles a person who certainly has Medicaid for a pregnancy now and has nothing else to choose: the programs after the twelve
 * months that follow the birth depend on an unknown day, and on the income at that time.
 */
const settled = (person: PersonYear): PersonYear => {
  const [now] = person.months;
  if (now?.program !== 'medicaid-pregnant' || now.isOpen) return person;
  const outcome = person.outcomes.find(({program}) => program === 'medicaid-pregnant');
  if (!outcome) return person;
  return {
    ...person,
    program: outcome.program,
    outcomes: [{...outcome, months: 'all'}],
    months: [now],
    dependsOnEmployer: false,
    isUndecided: false,
  };
};

/**
 * Removes the months after a pregnancy, and a credit that only those months would have, from the triage of people who have Medicaid for the pregnancy until then and
 * gave no due date. With a due date, the end of Medicaid is a day to plan for.
 */
export const throughPregnancy = (triage: YearTriage, {people}: Household): YearTriage => {
  const known = triage.people.map((person) =>
    people.some(({row, dueDay}) => row === person.row && dueDay !== null) ? person : settled(person),
  );
  const hasCredit = known.some(({outcomes}) => outcomes.some(({program}) => program === 'credit'));
  return {...triage, people: known, credit: hasCredit ? triage.credit : null};
};
