import {catalogs} from 'virtual:lamplight/catalogs/quote-form';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/quote-form';
import type {LeadField} from '../../contract/field-name.ts';
import {LEAD_FIELDS} from '../../contract/field-name.ts';
import {SubmissionElement} from '../ui/submission/submission-element.ts';
import {submissionStyles} from '../ui/submission/submission-styles.ts';
import {emptySubmission, type SubmissionState} from '../ui/submission/submission-state.ts';
import {attributes} from './quote-form.contract.ts';
import {quoteRules} from './quote-form.model.ts';
import {QuoteFormView} from './quote-form.view.tsx';

/**
 * `<lamplight-quote-form>`: asks for a free quote.
 * What a page may rely on stands in `quote-form.contract.ts`.
 */
export class QuoteFormElement extends SubmissionElement<LeadField, typeof attributes> {
  static readonly widget = 'quote-form';
  static readonly attributes = attributes;
  static readonly styles = submissionStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = QuoteFormView;

  /** Whether the visitor has chosen the service. */
  #isChosen = false;

  static initialState({insuranceType}: {readonly insuranceType: string}): SubmissionState<LeadField> {
    return emptySubmission(LEAD_FIELDS, {insuranceType});
  }

  get rules() {
    return quoteRules;
  }

  importLate() {
    return import('../ui/submission/late/late.ts');
  }

  /** What the law puts beside a service that the page chose stands there before anybody touches the form. */
  protected override connected(): void {
    super.connected();
    if (['medicare', 'notary'].includes(this.state.answers.insuranceType))
      this.bringLate().catch(() => undefined);
  }

  /** Takes over an answer of the visitor; from then on the page's attribute no longer changes the service. */
  override answer(field: LeadField, answer: string): void {
    this.#isChosen ||= field === 'insuranceType';
    super.answer(field, answer);
  }

  protected override attributeChanged(property: string): void {
    if (property === 'insuranceType' && !this.#isChosen)
      super.answer(property, this.attributeValues.insuranceType);
  }
}
