import type {PlanYear} from './plan-years.ts';

/** Between two percents of the poverty line the share rises linearly from `low` to `high` percent. */
export type ContributionBand = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
};

/** The values of a plan year that decide about programs and amounts. */
type PlanRules = {
  readonly poverty: {readonly first: number; readonly more: number};
  readonly applicablePercentage: readonly ContributionBand[];
  readonly employerAffordability: number;
};

/**
 * Contains the bare values of the rules by plan year, for `calculate()` in the browser. The figures in `plan-<year>.ts`
 * contain these values with their sources and dates, which a visitor downloads only with an opened
 * calculator (0.6 kB, brotli).
 */
export const planRules: Readonly<Record<PlanYear, PlanRules>> = {
  2026: {
    poverty: {first: 15_650, more: 5_500},
    applicablePercentage: [
      {from: 0, to: 133, low: 2.1, high: 2.1},
      {from: 133, to: 150, low: 3.14, high: 4.19},
      {from: 150, to: 200, low: 4.19, high: 6.6},
      {from: 200, to: 250, low: 6.6, high: 8.44},
      {from: 250, to: 300, low: 8.44, high: 9.96},
      {from: 300, to: 400, low: 9.96, high: 9.96},
    ],
    employerAffordability: 9.96,
  },
  2027: {
    poverty: {first: 15_960, more: 5_680},
    applicablePercentage: [
      {from: 0, to: 133, low: 2.15, high: 2.15},
      {from: 133, to: 150, low: 3.23, high: 4.3},
      {from: 150, to: 200, low: 4.3, high: 6.78},
      {from: 200, to: 250, low: 6.78, high: 8.66},
      {from: 250, to: 300, low: 8.66, high: 10.22},
      {from: 300, to: 400, low: 10.22, high: 10.22},
    ],
    employerAffordability: 10.22,
  },
};
