import {ADULT_AGE} from '../aca/person-program.ts';
import {PARENT_PLAN_AGE} from './sign-ups.ts';
import type {Household} from '../household/household.ts';
import type {YearTriage} from './triage-year.ts';

const buying = new Set(['credit', 'full-price', 'coverage-gap']);

/**
 * Returns the rows of the adults who may join a parent's plan until 26 (45 CFR 147.120), and who may need a plan. Empty if somebody in the
 * household is old enough to be the parent: then the parent's plan is the plan of this household. A person of 25 whose birthday is known has a
 * period of their own to sign up.
 */
export const rowsForParentsPlan = (
  {people}: Pick<Household, 'people'>,
  triage: Pick<YearTriage, 'people'>,
): readonly number[] =>
  people.some(({age}) => age >= PARENT_PLAN_AGE)
    ? []
    : people
        .filter(({age, birthDay}) => age >= ADULT_AGE && (age < PARENT_PLAN_AGE - 1 || birthDay === null))
        .map(({row}) => row)
        .filter((row) =>
          triage.people.some(
            (person) => person.row === row && person.outcomes.some(({program}) => buying.has(program)),
          ),
        );
