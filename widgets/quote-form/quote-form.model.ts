import {LEAD_FIELDS, type LeadField} from '../../contract/lead-field.ts';
import type {SubmissionRules} from '../ui/submission/submission-rules.ts';

/** The fields of a quote request and their rules. */
export const quoteRules: SubmissionRules<LeadField> = {
  kind: 'lead',
  path: '/forms/quote',
  fields: LEAD_FIELDS,
  optional: ['phone'],
  serviceField: 'insuranceType',
  anchor: 'hero',
};
