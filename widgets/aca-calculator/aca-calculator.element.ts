import {catalogs} from 'virtual:lamplight/catalogs/aca-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/aca-calculator';
import {filings} from '../../insurance/aca/aca-inputs.ts';
import type {AcaError} from '../../insurance/aca/validate-aca.ts';
import {attributeName} from '../element/attributes.ts';
import type {Catalogs} from '../element/lamplight-element.tsx';
import {
  CalculatorElement,
  type CalculatorPanel,
  type CalculatorState,
  closed,
} from '../ui/calculator/calculator-element.ts';
import styles from './aca-calculator.css?inline';
import {
  type AcaOutcome,
  type AcaValues,
  calculateAca,
  errorsAfterLeaving,
  type HouseholdAnswers,
  readAcaAnswers,
  remainingErrors,
  valuesOf,
} from './aca-calculator.model.ts';
import {AcaCalculatorView} from './aca-calculator.view.tsx';
import type {AcaPanelProps} from './aca-panel.tsx';

const attributes = {
  'plan-year': {type: 'number'},
  'household-size': {type: 'number', default: 1},
  income: {type: 'number'},
  filing: {type: 'choice', options: filings, default: 'single'},
} as const;

const attributeFields = ['planYear', 'householdSize', 'income', 'filing'] as const;

/** The table of the Marketplace calculator's own attributes. */
export type AcaAttributes = typeof attributes;

/** What the Marketplace calculator knows. */
export type AcaState = CalculatorState<AcaPanelProps> & {
  /** Null until the visitor or the page has given an answer: then the attributes speak. */
  readonly answers: HouseholdAnswers | null;
  /** What is wrong, as far as it has been said. */
  readonly errors: readonly AcaError[];
  readonly outcome: AcaOutcome | null;
};

/**
 * `<lamplight-aca-calculator>`: closed a button, open a form, and under it what each person of a household in Texas can have
 * and what the household is expected to pay. No premium is estimated, and nothing is stored.
 *
 * @attribute plan-year (by date), household-size (1), income, filing (single; joint, head, separate) - the inputs of the
 *   household: year, persons, dollars a year; plain numbers (`75000`). The people come by `values` or from the visitor.
 * @property values - replaces all inputs at once over the defaults and dispatches nothing
 * @method calculate - does what the button does, open or closed; dispatches before it returns
 * @fires lamplight-ready
 * @fires lamplight-calculated - `{calculator: 'aca', result}`, without the inputs
 * @fires lamplight-error - `invalid-fields`: inputs are out of range or no numbers; `load`: the panel could not be loaded
 * @csspart open - the button
 * @csspart calculator - the open calculator
 * @csspart close - its close button
 * @csspart person - one person's questions
 * @csspart calculate - the Calculate button
 * @csspart result - the result
 * @csspart headline - its large number
 * @csspart outcome - what one person can have
 * @csspart figure - one figure with its sum
 */
export class AcaCalculatorElement extends CalculatorElement<AcaPanelProps, AcaState, AcaAttributes> {
  static readonly widget = 'aca-calculator';
  static readonly attributes = attributes;
  static readonly styles = styles;
  static readonly catalogs = catalogs;
  static readonly View = AcaCalculatorView;
  static initialState = (): AcaState => ({...closed, answers: null, errors: [], outcome: null});

  override get lateCatalogs(): Catalogs {
    return lateCatalogs;
  }

  override async importPanel(): Promise<CalculatorPanel<AcaPanelProps>> {
    return (await import('./aca-panel-parts.ts')).acaPanel;
  }

  /** The answers as the form holds them. */
  get answers(): HouseholdAnswers {
    return this.state.answers ?? readAcaAnswers(this.#attributeAnswers());
  }

  /** The inputs as they stand: blank is null, unreadable is NaN. */
  get values(): AcaValues {
    return valuesOf(this.answers);
  }

  set values(given: Readonly<Record<string, unknown>>) {
    this.setState({answers: readAcaAnswers({...given}), errors: [], outcome: null});
  }

  /**
   * Reckons and tells: exactly one `lamplight-calculated`, or one `lamplight-error` and no result, before it returns.
   * Works closed, and before the element is on a page. The inputs are not told: the page need not know them.
   */
  calculate(): void {
    const {answers} = this;
    const reckoned = calculateAca(answers);
    if ('errors' in reckoned) {
      this.setState({answers, errors: reckoned.errors, outcome: null});
      // Of a person only the number: that babies or an offer are asked of them is nothing the page need know.
      const faults = reckoned.errors
        .map(({field, code}) => `${field.replace(/^(people\.\d+).*/, '$1')} ${code}`)
        .join(', ');
      this.emit('lamplight-error', {code: 'invalid-fields', message: `${this.localName}: ${faults}`});
      return;
    }
    const {outcome} = reckoned;
    this.setState({answers, errors: [], outcome});
    this.emit('lamplight-calculated', {calculator: 'aca', result: outcome.result});
  }

  /** Takes answers from the form, and drops those of the errors said so far that they mend. */
  change(answers: HouseholdAnswers, errors = this.state.errors): void {
    this.setState({answers, errors: remainingErrors(errors, answers)});
  }

  /** Says what is wrong with a field that the visitor has left. */
  leave(field: string): void {
    this.setState({errors: errorsAfterLeaving(this.state.errors, field, this.answers)});
  }

  /** What the button does: calculates and moves the focus to what came of it. */
  submit(): void {
    this.calculate();
    void this.focusOn(this.state.outcome ? '.result h3' : '.summary');
  }

  protected override attributeChanged(property: string): void {
    const {answers} = this.state;
    if (!answers || !Object.hasOwn(answers, property)) return;
    const fresh = readAcaAnswers(this.#attributeAnswers())[property as keyof HouseholdAnswers];
    this.change({...answers, [property]: fresh});
  }

  /** The attributes as answers. What cannot be read is kept as such, so that it is refused, not replaced. */
  #attributeAnswers(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      attributeFields.map((field) => [field, this.getAttribute(attributeName(field)) ?? undefined]),
    );
  }
}
