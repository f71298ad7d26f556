import {
  CONTACT_FIELDS,
  type ContactField,
  REQUIRED_CONTACT_FIELDS,
} from '../../server/contract/field-name.ts';
import type {FormConsent, SubmissionRules} from '../ui/submission/submission-rules.ts';

const calls: readonly FormConsent[] = ['contact'];

/** What a contact message holds and needs. */
export const contactRules: SubmissionRules<ContactField> = {
  kind: 'contact',
  fields: CONTACT_FIELDS,
  required: REQUIRED_CONTACT_FIELDS,
  consents: () => calls,
  service: () => '',
  anchor: 'contact',
};
