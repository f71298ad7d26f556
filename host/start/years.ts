import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import type {Day} from '../../insurance/calendar/day.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';

/**
 * Returns whether the plan year or the calendar year in Chicago has changed since the day for which the page was
 * created.
 */
export const areYearsOver = (madeFor: Day | undefined): boolean => {
  if (madeFor === undefined) return false;
  const today = chicagoDay(Date.now());
  return planYearOn(madeFor) !== planYearOn(today) || madeFor.slice(0, 4) !== today.slice(0, 4);
};
