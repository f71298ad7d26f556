import type {PlanFigures} from './plan-figures.ts';
import {planRules} from './plan-rules.ts';

const checkedOn = '2026-11-20';

/** Plan year 2026. */
export const plan2026: PlanFigures = {
  poverty: {
    id: 'aca.poverty.2026',
    value: planRules[2026].poverty,
    unit: 'dollars-a-year',
    source: '2025 HHS poverty guidelines, 90 FR 5917',
    confidence: 'several',
    checkedOn,
    nextReview: '2026-12-31',
  },
  applicablePercentage: {
    id: 'aca.applicable-percentage.2026',
    value: planRules[2026].applicablePercentage,
    unit: 'percent',
    source: 'IRS Rev. Proc. 2025-25',
    confidence: 'several',
    checkedOn,
    nextReview: '2026-12-31',
  },
  employerAffordability: {
    id: 'aca.employer-affordability.2026',
    value: planRules[2026].employerAffordability,
    unit: 'percent',
    source: 'IRS Rev. Proc. 2025-25',
    confidence: 'several',
    checkedOn,
    nextReview: '2026-12-31',
  },
  outOfPocketMax: {
    id: 'aca.out-of-pocket-max.2026',
    value: {self: 10_600, family: 21_200},
    unit: 'dollars-a-year',
    source: 'CMS, 2025 Marketplace Integrity and Affordability final rule, 90 FR 27074',
    confidence: 'several',
    checkedOn,
    nextReview: '2026-12-31',
  },
  reducedOutOfPocketMax: {
    id: 'aca.reduced-out-of-pocket-max.2026',
    value: {94: 3_500, 87: 3_500, 73: 8_450},
    unit: 'dollars-a-year',
    source: 'KFF, Marketplace FAQ on cost-sharing reductions, 2026; 45 CFR 156.420(a)',
    confidence: 'single',
    checkedOn: '2026-11-22',
    nextReview: '2026-12-31',
  },
  hsa: {
    id: 'aca.hsa.2026',
    value: {self: 4_400, family: 8_750, catchUp: 1_000},
    unit: 'dollars-a-year',
    source: 'IRS Rev. Proc. 2025-19; 26 U.S.C. 223(b)(3)',
    confidence: 'several',
    checkedOn: '2026-11-21',
    nextReview: '2027-04-15',
  },
  ira: {
    id: 'aca.ira.2026',
    value: {limit: 7_500, catchUp: 1_100},
    unit: 'dollars-a-year',
    source: 'IRS Notice 2025-67',
    confidence: 'several',
    checkedOn: '2026-11-21',
    nextReview: '2027-04-15',
  },
  openEnrollment: {
    id: 'aca.open-enrollment.2026',
    value: {start: '2025-11-01', newYear: '2025-12-15', end: '2026-01-15'},
    unit: 'dates',
    source: '45 CFR 155.410(e)',
    confidence: 'several',
    checkedOn,
    nextReview: '2026-12-31',
  },
};
