import {LEAD_FIELDS, type LeadField, REQUIRED_LEAD_FIELDS} from '../../server/contract/field-name.ts';
import type {InsuranceType} from '../../server/contract/insurance-type.ts';
import type {FormConsent, SubmissionRules} from '../ui/submission/submission-rules.ts';

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

const calls: readonly FormConsent[] = ['contact'];
const callsAndMedicare: readonly FormConsent[] = ['contact', 'medicare'];

/** What a quote request holds and needs; who asks about Medicare can also agree to be contacted about its plans. */
export const quoteRules: SubmissionRules<LeadField> = {
  kind: 'lead',
  fields: LEAD_FIELDS,
  required: REQUIRED_LEAD_FIELDS,
  consents: ({insuranceType}) => (insuranceType === 'medicare' ? callsAndMedicare : calls),
  service: ({insuranceType}) => insuranceType,
  anchor: 'hero',
};
