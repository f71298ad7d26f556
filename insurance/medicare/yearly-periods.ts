import {partsOf, type Day} from '../calendar/day.ts';
import {MEDICARE_PERIODS} from '../figures/window-rules.ts';
import type {Window} from './initial-enrollment.ts';

/**
 * `annual`: everyone with Medicare may change plans (October 15 to December 7). `advantage`: one change for people in
 * Medicare Advantage. `general`: for people who missed Part B; coverage from the next month (both January 1 to March 31).
 */
export type PeriodId = keyof typeof MEDICARE_PERIODS;

/** A yearly period, open or next. */
export type YearlyPeriod = Window & {readonly id: PeriodId; readonly isOpen: boolean};

/** Returns the yearly period on a day, or the next one. */
export const yearlyPeriod = (id: PeriodId, today: Day): YearlyPeriod => {
  const {start, end} = MEDICARE_PERIODS[id];
  const {year} = partsOf(today);
  const at = today <= `${year}-${end}` ? year : year + 1;
  const window = {start: `${at}-${start}`, end: `${at}-${end}`};
  return {id, ...window, isOpen: window.start <= today};
};
