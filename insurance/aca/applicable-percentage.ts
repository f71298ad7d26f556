import {type ContributionBand, planRules} from '../figures/plan-rules.ts';
import type {PlanYear} from '../figures/plan-years.ts';

/** Percent with two decimals as a whole number of hundredths. */
export const hundredthsOf = (percent: number): number => Math.round(percent * 100);

/** Returns the band of the table that contains a whole percent of the poverty line, or null above 400. */
export const bandFor = (planYear: PlanYear, wholePercent: number): ContributionBand | null =>
  planRules[planYear].applicablePercentage.find(
    ({from, to}) => from <= wholePercent && (wholePercent < to || (to === 400 && wholePercent === 400)),
  ) ?? null;

/**
 * Returns the share of its income that a household pays for the benchmark plan, in hundredths of a percent, for a whole
 * percent of the poverty line; null above 400. Linear inside a band, rounded to the nearest hundredth, halves upward:
 * 26 CFR 1.36B-3(g), with the table of the plan year's revenue procedure. All values are whole numbers.
 */
export const applicableHundredths = (planYear: PlanYear, wholePercent: number): number | null => {
  const band = bandFor(planYear, wholePercent);
  if (!band) return null;
  const width = band.to - band.from;
  const low = hundredthsOf(band.low);
  const rise = (hundredthsOf(band.high) - low) * (wholePercent - band.from);
  return Math.floor((2 * (low * width + rise) + width) / (2 * width));
};
