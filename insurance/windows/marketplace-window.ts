import {firstOfMonth, partsOf} from '../calendar/day.ts';
import {configured} from '../figures/figure.ts';
import {planFigures} from '../figures/plan-figures.ts';
import type {Day} from '../calendar/day.ts';
import type {Figure, FigureOverrides} from '../figures/figure.ts';

/** The Marketplace's open enrolment as it stands on a day. */
export type MarketplaceWindow =
  | {
      readonly state: 'open';
      readonly planYear: number;
      readonly start: Day;
      readonly end: Day;
      /** The next day by which to enrol, and when cover then starts. */
      readonly deadline: Day;
      readonly coverageStarts: Day;
      readonly figure: Figure<unknown>;
    }
  | {
      readonly state: 'upcoming';
      readonly planYear: number;
      readonly start: Day;
      readonly figure: Figure<unknown> | null;
    };

const newYear = (planYear: number): Day => `${planYear}-01-01`;

/**
 * The window that is open, or the next to open. Its dates are configuration (contested in court as of 2026-11); a year
 * without figures opens on 1 November by the rule (45 CFR 155.410(e)), and no end is known.
 */
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
  const {year} = partsOf(today);
  const start = `${year}-11-01`;
  return today < start
    ? {state: 'upcoming', planYear: year + 1, start, figure: null}
    : {state: 'upcoming', planYear: year + 2, start: `${year + 1}-11-01`, figure: null};
};
