import {catalogs} from 'virtual:lamplight/catalogs/quote-form';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/quote-form';
import type {Calculation} from '../../contract/calculation.ts';
import type {LeadField} from '../../contract/lead-field.ts';
import {LEAD_FIELDS} from '../../contract/lead-field.ts';
import {CALCULATION_HASH} from '../ui/submission/attached.ts';
import {SubmissionElement} from '../ui/submission/submission-element.ts';
import {submissionStyles} from '../ui/submission/submission-styles.ts';
import {emptySubmission, type SubmissionState} from '../ui/submission/submission-state.ts';
import {attributes} from './quote-form.contract.ts';
import {quoteRules} from './quote-form.model.ts';
import {QuoteFormView} from './quote-form.view.tsx';

/**
 * `<lamplight-quote-form>`: asks for a free quote.
 * Everything that a page may rely on stands in `quote-form.contract.ts`.
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

  /** Lets a calculation go with the request: the form names what it holds, and the visitor can leave it out. Settles when that stands on screen. */
  async attachCalculation(calculation: Calculation): Promise<void> {
    const late = await this.bringLate();
    await late.attachCalculation(this, calculation);
  }

  /** The legal texts of a service that the page chose stand there before anybody touches the form. */
  override get needsLate(): boolean {
    return (
      super.needsLate ||
      location.hash.startsWith(CALCULATION_HASH) ||
      ['medicare', 'notary'].includes(this.state.answers.insuranceType)
    );
  }
}
