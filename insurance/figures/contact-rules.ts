// Rules of the desk: no answer to a visitor names them, so `allFigures` does not contain them.
import type {Figure} from './figure.ts';

/**
 * The hours of a day in which a person may be solicited, in the person's local time: from `from` o'clock until before
 * `to`.
 */
export type ContactHours = Readonly<
  Record<'sunday' | 'otherDays', {readonly from: number; readonly to: number}>
>;

const dated = {checkedOn: '2026-11-22', nextReview: '2027-09-01'} as const;

/** Federal hours for telephone solicitations (TCPA, 2026). */
export const federalContactHours: Figure<ContactHours> = {
  id: 'contact.hours.federal',
  value: {sunday: {from: 8, to: 21}, otherDays: {from: 8, to: 21}},
  unit: 'hours-of-the-day',
  source: '47 CFR 64.1200(c)(1)',
  confidence: 'several',
  ...dated,
};

/** Hours of Texas for calls and, since 2025-09-01 (SB 140), texts (2026). */
export const texasContactHours: Figure<ContactHours> = {
  id: 'contact.hours.texas',
  value: {sunday: {from: 12, to: 21}, otherDays: {from: 9, to: 21}},
  unit: 'hours-of-the-day',
  source: 'Tex. Bus. & Com. Code ch. 301 to 305 as amended by SB 140 (2025)',
  confidence: 'several',
  ...dated,
};

/**
 * The hours between a recorded scope of appointment and the personal marketing appointment. Secondary sources report
 * that the rule for 2027 abolishes the wait, and disagree about the day: until somebody has read the rule, the stricter
 * number is used.
 */
export const medicareAppointmentWait: Figure<number> = {
  id: 'contact.medicare-appointment-wait',
  value: 48,
  unit: 'hours',
  source: '42 CFR 422.2264(c)(3)(i); reported as abolished by 91 FR 17384 (2026)',
  confidence: 'contested',
  checkedOn: '2026-11-22',
  nextReview: '2027-01-31',
  isConfiguration: true,
};
