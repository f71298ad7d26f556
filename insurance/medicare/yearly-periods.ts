import {partsOf} from '../calendar/day.ts';
import {medicarePeriods} from '../figures/medicare.ts';
import type {Day} from '../calendar/day.ts';
import type {Window} from './initial-enrollment.ts';

/**
 * `annual`: everyone with Medicare may change plans (15 October to 7 December). `advantage`: one change for those in Medicare
 * Advantage. `general`: for those who missed Part B; cover from the next month (both 1 January to 31 March).
 */
export type PeriodId = keyof (typeof medicarePeriods)['value'];

/** A yearly period, open or the next to come. */
export type YearlyPeriod = Window & {readonly id: PeriodId; readonly isOpen: boolean};

/** The yearly period as it runs on a day, or the next after it. */
export const yearlyPeriod = (id: PeriodId, today: Day): YearlyPeriod => {
  const {start, end} = medicarePeriods.value[id];
  const {year} = partsOf(today);
  const at = today <= `${year}-${end}` ? year : year + 1;
  const window = {start: `${at}-${start}`, end: `${at}-${end}`};
  return {id, ...window, isOpen: window.start <= today};
};
