import {firstOfMonth, partsOf, type Day} from '../calendar/day.ts';
import {configured, type Figure, type FigureOverrides} from '../figures/figure.ts';
import {planFigures} from '../figures/plan-figures.ts';

/** The Marketplace's open enrollment on a day. */
export type MarketplaceWindow =
  | {
      readonly state: 'open';
      readonly planYear: number;
      readonly start: Day;
      readonly end: Day;
      /** The next deadline to enroll, and the start of coverage. */
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

type Dates = {readonly start: Day; readonly newYear: Day; readonly end: Day};

/** Returns the window of a plan year until its last day; undefined after that. */
const windowOf = (
  planYear: number,
  {start, newYear, end}: Dates,
  today: Day,
  figure: Figure<unknown> | null = null,
): MarketplaceWindow | undefined => {
  if (today < start) return {state: 'upcoming', planYear, start, figure};
  if (today > end) return undefined;
  const [deadline, coverageStarts] =
    today <= newYear ? [newYear, `${planYear}-01-01`] : [end, firstOfMonth(end, 1)];
  return {state: 'open', planYear, start, end, deadline, coverageStarts, figure};
};

/**
 * Returns the window of a year without figures: open from November 1 to December 15, which is true under every rule so
 * far (45 CFR 155.410(e)). The product does not mention that it may run longer.
 */
const ofUnknownYear = (planYear: number, today: Day): MarketplaceWindow => {
  const [start, end] = [`${planYear - 1}-11-01`, `${planYear - 1}-12-15`];
  return windowOf(planYear, {start, newYear: end, end}, today) ?? ofUnknownYear(planYear + 1, today);
};

/** Returns the open window, or the next window. Its dates are configuration (contested in court as of 2026-11). */
export const marketplaceWindow = (today: Day, overrides: FigureOverrides = {}): MarketplaceWindow => {
  for (const [year, figures] of Object.entries(planFigures)) {
    const figure = configured(figures.openEnrollment, overrides);
    const found = windowOf(Number(year), figure.value, today, figure);
    if (found) return found;
  }
  return ofUnknownYear(partsOf(today).year + 1, today);
};
