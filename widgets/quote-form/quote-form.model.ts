import {LEAD_FIELDS, type LeadField} from '../../contract/field-name.ts';
import type {InsuranceType} from '../../contract/insurance-type.ts';
import type {SubmissionRules} from '../ui/submission/submission-rules.ts';

/** The specification's key for the name of each service, in the order of its cards. */
export const serviceNames: Readonly<Record<InsuranceType, string>> = {
  health: 'healthInsurance',
  cancer: 'cancerInsurance',
  life: 'lifeInsurance',
  medicare: 'medicare',
  retirement: 'retirementPlanning',
  disability: 'disabilityInsurance',
  notary: 'notaryServices',
};

/** What a quote request holds and needs. */
export const quoteRules: SubmissionRules<LeadField> = {
  kind: 'lead',
  fields: LEAD_FIELDS,
  optional: ['phone'],
  serviceField: 'insuranceType',
  anchor: 'hero',
};
