import {LEAD_FIELDS, type LeadField} from '../../contract/lead-field.ts';
import type {SubmissionRules} from '../ui/submission/submission-rules.ts';

/** What a quote request holds and needs. */
export const quoteRules: SubmissionRules<LeadField> = {
  kind: 'lead',
  fields: LEAD_FIELDS,
  optional: ['phone'],
  serviceField: 'insuranceType',
  anchor: 'hero',
};
