import {catalogs} from 'virtual:lamplight/catalogs/contact-form';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/contact-form';
import {CONTACT_FIELDS, type ContactField} from '../../contract/contact-field.ts';
import {SubmissionElement} from '../ui/submission/submission-element.ts';
import {submissionStyles} from '../ui/submission/submission-styles.ts';
import {emptySubmission, type SubmissionState} from '../ui/submission/submission-state.ts';
import {contactRules} from './contact-form.model.ts';
import {ContactFormView} from './contact-form.view.tsx';

/** What a page can set on a contact form, beside what every element understands. */
export const attributes = {
  name: {type: 'string'},
  phone: {type: 'string'},
  email: {type: 'string'},
  subject: {type: 'string'},
  'hidden-fields': {type: 'string'},
  'url-prefill': {type: 'boolean'},
} as const;

/**
 * `<lamplight-contact-form>`: a message to the agency.
 *
 * Attributes: `name`, `phone`, `email` and `subject` fill the fields.
 * Events: `lamplight-submitted {kind: 'contact', id}`, `lamplight-error {code, message}`.
 * Slot: the light-DOM children show when the form cannot; put a phone number and a link there.
 * Parts: `card heading field input error checkbox summary notice button footer picker toast`.
 * CSS variables: `--lamplight-heading-font` and the tokens of every element.
 */
export class ContactFormElement extends SubmissionElement<ContactField, typeof attributes> {
  static readonly widget = 'contact-form';
  static readonly attributes = attributes;
  static readonly styles = submissionStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = ContactFormView;

  static initialState(
    filled: Readonly<Partial<Record<ContactField, string | undefined>>>,
  ): SubmissionState<ContactField> {
    return emptySubmission(CONTACT_FIELDS, filled);
  }

  get rules() {
    return contactRules;
  }

  importLate() {
    return import('../ui/submission/late/late.ts');
  }
}
