import {partsOf, type Day} from './day.ts';

const OPEN_ENROLLMENT_MONTH = 11;

/**
 * Returns the Marketplace plan year for which people choose plans on a day: the coming year from November 1, when open
 * enrollment starts (45 CFR 155.410(e)), otherwise the current year.
 */
export const planYearOn = (day: Day): number => {
  const {year, month} = partsOf(day);
  return month >= OPEN_ENROLLMENT_MONTH ? year + 1 : year;
};
