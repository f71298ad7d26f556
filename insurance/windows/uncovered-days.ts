import {addDays, type Day} from '../calendar/day.ts';
import type {CoverageEnd} from './coverage-end.ts';
import type {MarketplaceWindow} from './marketplace-window.ts';

/**
 * Returns the days between coverage whose end opens no special enrollment, such as a short-term plan (45 CFR 155.420(e); 45 CFR 144.103), and
 * the first day of a plan of the open enrollment; null without such days ahead.
 */
export const uncoveredDays = (
  {kind, lastDay}: Pick<CoverageEnd, 'kind' | 'lastDay'>,
  marketplace: MarketplaceWindow,
  today: Day,
): {readonly from: Day; readonly through: Day} | null => {
  if (kind !== 'not-a-trigger' || lastDay === null || lastDay < today || marketplace.state !== 'open')
    return null;
  const [from, through] = [addDays(lastDay, 1), addDays(marketplace.coverageStarts, -1)];
  return from <= through ? {from, through} : null;
};
