import {addDays, firstOfMonth, lastOfMonth} from '../calendar/day.ts';
import {medigapMonths, partBPenalty, partBSpecialMonths, partDPenalty} from '../figures/medicare.ts';
import {initialEnrollment} from './initial-enrollment.ts';
import type {Day} from '../calendar/day.ts';
import type {Window} from './initial-enrollment.ts';

/**
 * The lifelong surcharge on Part B's premium for a late enrollment: 10 % for each full twelve months without it and without
 * cover through current work (42 CFR 408.22). `monthly` is null while the standard premium is not known.
 */
export const partBLatePenalty = (
  monthsLate: number,
  standardPremium: number | null,
): {readonly percent: number; readonly monthly: number | null} => {
  const percent = Math.floor(Math.max(monthsLate, 0) / 12) * partBPenalty.value;
  return {percent, monthly: standardPremium === null ? null : (standardPremium * percent) / 100};
};

/** The same for Part D, in percent of the national base premium: 1 % for each full month (42 CFR 423.286(d)(3)). */
export const partDLatePercent = (monthsLate: number): number =>
  Math.floor(Math.max(monthsLate, 0)) * partDPenalty.value;

/**
 * The eight months to take Part B after work, or the cover through it, has ended, whichever is first: from the month
 * after (42 CFR 407.20(b)). COBRA and retiree plans do not move it.
 */
export const partBSpecialWindow = (workOrCoverEnded: Day): Window => ({
  start: firstOfMonth(workOrCoverEnded, 1),
  end: lastOfMonth(workOrCoverEnded, partBSpecialMonths.value),
});

/**
 * The six months in which any Medigap plan must be sold without questions about health: from the first day of the month in
 * which the person is 65 and has Part B (42 U.S.C. 1395ss(s)(2)(A)).
 */
export const medigapWindow = (birthDay: Day, partBFrom: Day): Window => {
  const {entitledFrom} = initialEnrollment(birthDay);
  const start = firstOfMonth(partBFrom > entitledFrom ? partBFrom : entitledFrom);
  return {start, end: addDays(firstOfMonth(start, medigapMonths.value), -1)};
};
