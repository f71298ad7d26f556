import {catalogs} from 'virtual:lamplight/catalogs/quote-form';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/quote-form';
import type {LeadField} from '../../contract/lead-field.ts';
import {LEAD_FIELDS} from '../../contract/lead-field.ts';
import {SubmissionElement} from '../ui/submission/submission-element.ts';
import {submissionStyles} from '../ui/submission/submission-styles.ts';
import {emptySubmission, type SubmissionState} from '../ui/submission/submission-state.ts';
import {INSURANCE_TYPES} from '../../contract/insurance-type.ts';
import {quoteRules} from './quote-form.model.ts';
import {QuoteFormView} from './quote-form.view.tsx';

/** What a page can set on a quote form, beside what every element understands. */
export const attributes = {
  'first-name': {type: 'string'},
  'last-name': {type: 'string'},
  email: {type: 'string'},
  phone: {type: 'string'},
  'insurance-type': {type: 'choice', options: ['', ...INSURANCE_TYPES], default: ''},
  'hidden-fields': {type: 'string'},
  'url-prefill': {type: 'boolean'},
} as const;

/**
 * `<lamplight-quote-form>`: asks for a free quote.
 *
 * Attributes: `first-name`, `last-name`, `email` and `phone` fill the fields; `insurance-type`, the service chosen at first (health cancer life medicare retirement disability notary).
 * Events: `lamplight-submitted {kind: 'lead', id}`, `lamplight-error {code, message}`.
 * Slot: the light-DOM children show when the form cannot; put a phone number and a link there.
 * Parts: `card heading field input error checkbox summary notice button footer picker toast`.
 * CSS variables: `--lamplight-heading-font` and the tokens of every element.
 */
export class QuoteFormElement extends SubmissionElement<LeadField, typeof attributes> {
  static readonly widget = 'quote-form';
  static readonly attributes = attributes;
  static readonly styles = submissionStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = QuoteFormView;

  static initialState(
    filled: Readonly<Partial<Record<LeadField, string | undefined>>>,
  ): SubmissionState<LeadField> {
    return emptySubmission(LEAD_FIELDS, filled);
  }

  get rules() {
    return quoteRules;
  }

  importLate() {
    return import('../ui/submission/late/late.ts');
  }

  /** What the law puts beside a service that the page chose stands there before anybody touches the form. */
  override get needsLate(): boolean {
    return super.needsLate || ['medicare', 'notary'].includes(this.state.answers.insuranceType);
  }
}
