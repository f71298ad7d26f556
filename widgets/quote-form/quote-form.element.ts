import {catalogs} from 'virtual:lamplight/catalogs/quote-form';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/quote-form';
import type {Calculation} from '../../contract/calculation.ts';
import {LEAD_FIELDS, type LeadField} from '../../contract/lead-field.ts';
import {CALCULATION_HASH} from '../ui/submission/attached.ts';
import {SubmissionElement} from '../ui/submission/submission-element.ts';
import {submissionStyles} from '../ui/submission/submission-styles.ts';
import {emptySubmission, type SubmissionState} from '../ui/submission/submission-state.ts';
import {attributes} from './quote-form.contract.ts';
import {quoteRules} from './quote-form.model.ts';
import {QuoteFormView} from './quote-form.view.tsx';

/** `<lamplight-quote-form>`: sends a request for a free quote. `quote-form.contract.ts` has the public contract. */
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

  /**
   * Attaches a calculation to the request: the form names its content, and the visitor can remove it. Settles when this
   * is on screen.
   */
  async attachCalculation(calculation: Calculation): Promise<void> {
    const late = await this.bringLate();
    await late.attachCalculation(this, calculation);
  }

  /** The legal texts of a service that the page selected are visible before anybody touches the form. */
  override get needsLate(): boolean {
    return (
      super.needsLate ||
      location.hash.startsWith(CALCULATION_HASH) ||
      ['medicare', 'notary'].includes(this.state.answers.insuranceType)
    );
  }
}
