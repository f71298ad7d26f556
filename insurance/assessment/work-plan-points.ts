import {buysPlan} from '../aca/buys-plan.ts';
import {mayShareWorkPlan} from '../household/condition.ts';
import {point, type Point} from '../point/point.ts';
import type {HouseholdCase} from './read-case.ts';

/** Returns the condition of a plan at work that the words name, if somebody of several people may buy another plan. */
export const workPlanPoints = ({
  household,
  triage,
  coverage,
}: Pick<HouseholdCase, 'household' | 'triage' | 'coverage'>): readonly Point[] =>
  mayShareWorkPlan(household, coverage.end) &&
  triage.people.some(({outcomes}) => outcomes.some(({program}) => buysPlan(program)))
    ? [point('coverage.held', 'coverage.work-plan', 'warning', {inputs: ['currentCoverage']})]
    : [];
