import {lastOfMonth, type Day} from '../calendar/day.ts';
import {findMonth} from './find-month.ts';
import type {LifeChange} from './life-change.ts';

/** The days of a month. */
export type MonthDays = {readonly first: Day; readonly last: Day};

/**
 * Returns the coming month in which an undated change will be, by its words ("in March 2027"); null for the present month, in which the
 * change may have happened, and for a move, which `moveAhead` reads.
 */
export const monthAhead = ({kind, text, day}: LifeChange, today: Day): MonthDays | null => {
  const first = day === null && kind !== 'move' ? findMonth(text, today) : null;
  return first === null || first <= today ? null : {first, last: lastOfMonth(first)};
};
