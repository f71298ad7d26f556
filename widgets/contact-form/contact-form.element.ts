import {catalogs} from 'virtual:lamplight/catalogs/contact-form';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/contact-form';
import {CONTACT_FIELDS, type ContactField} from '../../contract/contact-field.ts';
import {SubmissionElement} from '../ui/submission/submission-element.ts';
import {submissionStyles} from '../ui/submission/submission-styles.ts';
import {emptySubmission, type SubmissionState} from '../ui/submission/submission-state.ts';
import {attributes} from './contact-form.contract.ts';
import {contactRules} from './contact-form.model.ts';
import {ContactFormView} from './contact-form.view.tsx';

/** `<lamplight-contact-form>`: a message to the agency. `contact-form.contract.ts` has the public contract. */
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
