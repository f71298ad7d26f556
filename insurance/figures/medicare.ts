import {MEDICARE_PERIODS, PART_B_PENALTY, PART_B_SPECIAL_MONTHS} from './window-rules.ts';
import type {Figure} from './figure.ts';
import type {PlanYear} from './plan-years.ts';

const checkedOn = '2026-11-20';
const nextReview = '2027-10-01';

/** Part B's standard premium in 2026. */
export const partBPremium2026: Figure<number> = {
  id: 'medicare.part-b-premium.2026',
  value: 202.9,
  unit: 'dollars-a-month',
  source: 'CMS, 90 FR 52063',
  confidence: 'primary',
  checkedOn: '2026-11-21',
  nextReview: '2026-12-31',
};

/** Part B's standard premium in 2027: still unknown, so null; the Trustees projected 209.50. */
export const partBPremium2027: Figure<number | null> = {
  id: 'medicare.part-b-premium.2027',
  value: null,
  unit: 'dollars-a-month',
  source: 'CMS usually announces it in November; not found',
  confidence: 'contested',
  checkedOn: '2026-11-21',
  nextReview: '2026-12-01',
  isConfiguration: true,
};

/** Part B's yearly deductible in 2026. */
export const partBDeductible2026: Figure<number> = {
  ...partBPremium2026,
  id: 'medicare.part-b-deductible.2026',
  value: 283,
  unit: 'dollars-a-year',
};

/** Part D by year: the highest deductible and the highest yearly payment of a member. */
export const partD: Figure<
  Readonly<Record<PlanYear, {readonly deductible: number; readonly outOfPocketCap: number}>>
> = {
  id: 'medicare.part-d',
  value: {2026: {deductible: 615, outOfPocketCap: 2_100}, 2027: {deductible: 700, outOfPocketCap: 2_400}},
  unit: 'dollars-a-year',
  source: 'CMS, Part D rate announcements for 2026 and 2027',
  confidence: 'several',
  checkedOn,
  nextReview,
};

/** The lifelong surcharge on Part B for each full year without Part B, in percent of the standard premium. */
export const partBPenalty: Figure<number> = {
  id: 'medicare.part-b-penalty',
  value: PART_B_PENALTY,
  unit: 'percent',
  source: '42 U.S.C. 1395r(b); 42 CFR 408.22',
  confidence: 'several',
  checkedOn,
  nextReview,
};

/** The lifelong surcharge on Part D for each full month without Part D, in percent of the national base premium. */
export const partDPenalty: Figure<number> = {
  id: 'medicare.part-d-penalty',
  value: 1,
  unit: 'percent',
  source: '42 U.S.C. 1395w-113(b); 42 CFR 423.286(d)(3)',
  confidence: 'several',
  checkedOn: '2026-11-21',
  nextReview,
};

/** Months to take Part B without a penalty after work, or the coverage through it, has ended. COBRA does not extend them. */
export const partBSpecialMonths: Figure<number> = {
  id: 'medicare.part-b-special',
  value: PART_B_SPECIAL_MONTHS,
  unit: 'months',
  source: '42 CFR 407.20; SSA, special enrollment period: COBRA and retiree plans do not count',
  confidence: 'primary',
  checkedOn: '2026-11-21',
  nextReview,
};

/** Months to buy Medigap without questions about health, from the first month with Part B at 65 or older. */
export const medigapMonths: Figure<number> = {
  id: 'medicare.medigap',
  value: 6,
  unit: 'months',
  source: '42 U.S.C. 1395ss(s)(2)(A)',
  confidence: 'several',
  checkedOn,
  nextReview,
};

/** The yearly periods, as month and day, including both days. */
export const medicarePeriods: Figure<
  Readonly<Record<'annual' | 'general' | 'advantage', {readonly start: string; readonly end: string}>>
> = {
  id: 'medicare.periods',
  value: MEDICARE_PERIODS,
  unit: 'dates',
  source: '42 CFR 422.62(a), 407.15; SSA POMS HI 00805.165 (coverage from the month after, since 2023)',
  confidence: 'several',
  checkedOn: '2026-11-21',
  nextReview,
};
