import {MEDICAID_LOSS_DAYS, SPECIAL_ENROLLMENT_DAYS} from './window-rules.ts';
import type {Figure} from './figure.ts';

/** Days to enroll after a change in life, and before or after a loss of coverage. */
export const specialEnrollmentDays: Figure<number> = {
  id: 'aca.special-enrollment',
  value: SPECIAL_ENROLLMENT_DAYS,
  unit: 'days',
  source: '45 CFR 155.420(c)(1)',
  confidence: 'several',
  checkedOn: '2026-11-20',
  nextReview: '2027-10-31',
};

/** Days to enroll after the loss of Medicaid or CHIP. */
export const medicaidLossDays: Figure<number> = {
  id: 'aca.special-enrollment.medicaid-loss',
  value: MEDICAID_LOSS_DAYS,
  unit: 'days',
  source:
    '45 CFR 155.420(c)(6); 2024 HHS Notice of Benefit and Payment Parameters; HealthCare.gov application',
  confidence: 'several',
  checkedOn: '2026-11-21',
  nextReview: '2027-10-31',
};
