import {firstOfMonth, lastOfMonth, type Day} from '../calendar/day.ts';
import {PART_B_SPECIAL_MONTHS} from '../figures/window-rules.ts';
import type {Window} from './initial-enrollment.ts';

/**
 * Calculates the eight months to take Part B after the end of work or of the coverage through work, whichever is first:
 * from the month after (42 CFR 407.20). COBRA and retiree plans do not move the period.
 */
export const partBSpecialWindow = (workOrCoverEnded: Day): Window => ({
  start: firstOfMonth(workOrCoverEnded, 1),
  end: lastOfMonth(workOrCoverEnded, PART_B_SPECIAL_MONTHS),
});

/**
 * Returns whether coverage has ended, and the eight months from that end are over. COBRA and other coverage
 * that adds no months count, too, because the work ended before such coverage.
 */
export const isPartBSpecialOver = (ended: {readonly day: Day} | null | undefined, today: Day): boolean =>
  ended ? partBSpecialWindow(ended.day).end < today : false;
