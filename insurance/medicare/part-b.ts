import {firstOfMonth, lastOfMonth, type Day} from '../calendar/day.ts';
import {partBSpecialMonths} from '../figures/medicare.ts';
import type {Window} from './initial-enrollment.ts';

/**
 * The eight months to take Part B after work, or the cover through it, has ended, whichever is first: from the month
 * after (42 CFR 407.20(b)). COBRA and retiree plans do not move it.
 */
export const partBSpecialWindow = (workOrCoverEnded: Day): Window => ({
  start: firstOfMonth(workOrCoverEnded, 1),
  end: lastOfMonth(workOrCoverEnded, partBSpecialMonths.value),
});
