import type {Figure} from './figure.ts';

/**
 * The income, in percent of the poverty line, up to which members of a tribe have no cost sharing (42 U.S.C. 18071(d)(1)(A); 45 CFR
 * 155.350(a)).
 */
export const NO_COST_SHARING = 300;

/**
 * The shares of costs that the silver plan pays, up to and including each percent of the poverty line. From 100 percent
 * on.
 */
export const costSharing: Figure<readonly {readonly upTo: number; readonly actuarialValue: 94 | 87 | 73}[]> =
  {
    id: 'aca.cost-sharing',
    value: [
      {upTo: 150, actuarialValue: 94},
      {upTo: 200, actuarialValue: 87},
      {upTo: 250, actuarialValue: 73},
    ],
    unit: 'percent-of-poverty',
    source: '45 CFR 155.305(g), 156.420(a)',
    confidence: 'primary',
    checkedOn: '2026-11-20',
    nextReview: '2027-10-31',
  };
