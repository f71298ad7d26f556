import type {PlanFigures} from './plan-figures.ts';
import {planRules} from './plan-rules.ts';

const checkedOn = '2026-11-20';

/** Plan year 2027. */
export const plan2027: PlanFigures = {
  poverty: {
    id: 'aca.poverty.2027',
    value: planRules[2027].poverty,
    unit: 'dollars-a-year',
    source: '2026 HHS poverty guidelines, 91 FR 1797',
    confidence: 'several',
    checkedOn,
    // From here on Medicaid and CHIP use the 2027 guideline, while the credit for 2027 uses this guideline.
    nextReview: '2027-01-12',
  },
  applicablePercentage: {
    id: 'aca.applicable-percentage.2027',
    value: planRules[2027].applicablePercentage,
    unit: 'percent',
    source: 'IRS Rev. Proc. 2026-26',
    confidence: 'several',
    checkedOn,
    nextReview: '2027-01-31',
  },
  employerAffordability: {
    id: 'aca.employer-affordability.2027',
    value: planRules[2027].employerAffordability,
    unit: 'percent',
    source: 'IRS Rev. Proc. 2026-26',
    confidence: 'several',
    checkedOn,
    nextReview: '2027-01-31',
  },
  outOfPocketMax: {
    id: 'aca.out-of-pocket-max.2027',
    value: {self: 12_000, family: 24_000},
    unit: 'dollars-a-year',
    source: 'CMS, premium adjustment percentage guidance for benefit year 2027, 2026-01-29',
    confidence: 'several',
    checkedOn: '2026-11-21',
    nextReview: '2027-10-31',
  },
  reducedOutOfPocketMax: {
    id: 'aca.reduced-out-of-pocket-max.2027',
    // Two thirds or one fifth less than 12,000, rounded down to a multiple of 50: this method results in
    // KFF's amounts of 2025 and 2026.
    value: {94: 4_000, 87: 4_000, 73: 9_600},
    unit: 'dollars-a-year',
    source: '45 CFR 156.420(a), calculated from the limit for 2027 (the table of CMS was not found)',
    confidence: 'single',
    checkedOn: '2026-11-22',
    nextReview: '2027-01-31',
  },
  hsa: {
    id: 'aca.hsa.2027',
    value: {self: 4_500, family: 9_000, catchUp: 1_000},
    unit: 'dollars-a-year',
    source: 'IRS Rev. Proc. 2026-24; 26 U.S.C. 223(b)(3)',
    confidence: 'several',
    checkedOn,
    nextReview: '2027-10-31',
  },
  ira: {
    id: 'aca.ira.2027',
    value: {limit: 7_500, catchUp: 1_100},
    unit: 'dollars-a-year',
    source: 'IRS Notice 2025-67 (limits for 2026; those for 2027 were not found)',
    confidence: 'contested',
    checkedOn: '2026-11-21',
    nextReview: '2026-12-15',
    isConfiguration: true,
  },
  openEnrollment: {
    id: 'aca.open-enrollment.2027',
    value: {start: '2026-11-01', newYear: '2026-12-15', end: '2027-01-15'},
    unit: 'dates',
    source: 'HealthCare.gov, dates and deadlines; City of Columbus v. Kennedy, D. Md. 1:25-cv-02114',
    confidence: 'contested',
    checkedOn,
    nextReview: '2027-01-15',
    isConfiguration: true,
  },
};
