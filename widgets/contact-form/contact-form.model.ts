import {CONTACT_FIELDS, type ContactField} from '../../contract/contact-field.ts';
import type {SubmissionRules} from '../ui/submission/submission-rules.ts';

/** What a contact message holds and needs. */
export const contactRules: SubmissionRules<ContactField> = {
  kind: 'contact',
  fields: CONTACT_FIELDS,
  optional: ['phone', 'subject'],
  anchor: 'contact',
};
