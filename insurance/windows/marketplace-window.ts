import {firstOfMonth, partsOf} from '../calendar/day.ts';
import {configured} from '../figures/figure.ts';
import {planFigures} from '../figures/plan-figures.ts';
import type {Day} from '../calendar/day.ts';
import type {Figure, FigureOverrides} from '../figures/figure.ts';

/** The Marketplace's open enrollment on a day. */
export type MarketplaceWindow =
  | {
      readonly state: 'open';
      readonly planYear: number;
      readonly start: Day;
      readonly end: Day;
      /** The next deadline to enroll, and the start of cover. */
      readonly deadline: Day;
      readonly coverageStarts: Day;
      /** Null for a year without figures. */
      readonly figure: Figure<unknown> | null;
    }
  | {
      readonly state: 'upcoming';
      readonly planYear: number;
      readonly start: Day;
      readonly figure: Figure<unknown> | null;
    };

const newYear = (planYear: number): Day => `${planYear}-01-01`;

/**
 * A year without figures: open from 1 November to 15 December, which is true under every rule so far (45 CFR
 * 155.410(e)). The product does not mention that it may run longer.
 */
const ofUnknownYear = (today: Day): MarketplaceWindow => {
  const {year} = partsOf(today);
  const planYear = year + 1;
  const [start, end] = [`${year}-11-01`, `${year}-12-15`];
  if (today < start) return {state: 'upcoming', planYear, start, figure: null};
  return today <= end
    ? {state: 'open', planYear, start, end, deadline: end, coverageStarts: newYear(planYear), figure: null}
    : {state: 'upcoming', planYear: planYear + 1, start: `${planYear}-11-01`, figure: null};
};

/** Returns the open window, or the next window. Its dates are configuration (contested in court as of 2026-11). */
export const marketplaceWindow = (today: Day, overrides: FigureOverrides = {}): MarketplaceWindow => {
  for (const [year, figures] of Object.entries(planFigures)) {
    const figure = configured(figures.openEnrollment, overrides);
    const {start, newYear: newYearDeadline, end} = figure.value;
    const planYear = Number(year);
    if (today < start) return {state: 'upcoming', planYear, start, figure};
    if (today <= newYearDeadline)
      return {
        state: 'open',
        planYear,
        start,
        end,
        deadline: newYearDeadline,
        coverageStarts: newYear(planYear),
        figure,
      };
    if (today <= end)
      return {
        state: 'open',
        planYear,
        start,
        end,
        deadline: end,
        coverageStarts: firstOfMonth(end, 1),
        figure,
      };
  }
  return ofUnknownYear(today);
};
