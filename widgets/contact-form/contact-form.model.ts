import {CONTACT_FIELDS, type ContactField} from '../../contract/contact-field.ts';
import type {SubmissionRules} from '../ui/submission/submission-rules.ts';

/** The fields of a contact message and their rules. */
export const contactRules: SubmissionRules<ContactField> = {
  kind: 'contact',
  path: '/forms/contact',
  fields: CONTACT_FIELDS,
  optional: ['phone', 'subject'],
  anchor: 'contact',
};
