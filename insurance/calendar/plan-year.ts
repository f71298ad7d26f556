import {partsOf} from './day.ts';
import type {Day} from './day.ts';

const openEnrollmentMonth = 11;

/**
 * The Marketplace plan year people shop for on a day: the coming year from 1 November, when open enrollment starts
 * (45 CFR 155.410(e)), else the running one.
 */
export const planYearOn = (day: Day): number => {
  const {year, month} = partsOf(day);
  return month >= openEnrollmentMonth ? year + 1 : year;
};
