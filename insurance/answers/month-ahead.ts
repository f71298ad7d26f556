import {lastOfMonth, type Day} from '../calendar/day.ts';
import {findMonth} from './find-month.ts';
import {plainWords, type LifeChange} from './life-change.ts';
import {fitsTense} from './tense.ts';

/** The days of a month. */
export type MonthDays = {readonly first: Day; readonly last: Day};

/**
 * Returns the coming month in which an undated change will be, by its words ("in March 2027"); null for the present month, in which the
 * change may have happened, for a change in the past ("retired in October"), and for a move, which `moveAhead` reads.
 */
export const monthAhead = ({kind, text, day}: LifeChange, today: Day): MonthDays | null => {
  const first = day === null && kind !== 'move' ? findMonth(text, today) : null;
  if (first === null || first <= today || !fitsTense(plainWords(text), first, today)) return null;
  return {first, last: lastOfMonth(first)};
};
