import {ADULT_AGE} from '../aca/person-program.ts';
import {mayBuyPlan} from '../aca/buys-plan.ts';
import {PARENT_PLAN_AGE} from './sign-ups.ts';
import type {YearTriage} from './triage-year.ts';

/**
 * Returns the rows of the adults who may join a parent's plan until 26 (45 CFR 147.120), and who may need a plan. Empty if somebody in the
 * household is old enough to be the parent: then the parent's plan is the plan of this household.
 */
export const rowsForParentsPlan = ({people}: YearTriage): readonly number[] =>
  people.some(({age}) => age >= PARENT_PLAN_AGE)
    ? []
    : people
        .filter(({age, outcomes}) => age >= ADULT_AGE && outcomes.some(({program}) => mayBuyPlan(program)))
        .map(({row}) => row);
