import {catalogs} from 'virtual:lamplight/catalogs/retirement-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/retirement-calculator';
import {retirementFields, type RetirementNumber} from '../../insurance/retirement/retirement-inputs.ts';
import type {RetirementAnswers, RetirementError} from '../../insurance/retirement/validate-retirement.ts';
import {attributeName} from '../element/attributes.ts';
import type {Catalogs} from '../element/lamplight-element.tsx';
import {
  CalculatorElement,
  type CalculatorPanel,
  type CalculatorState,
  closed,
} from '../ui/calculator/calculator-element.ts';
import styles from './retirement-calculator.css?inline';
import {
  calculateRetirement,
  errorsAfterLeaving,
  readRetirementAnswers,
  remainingErrors,
  type RetirementChoice,
  type RetirementOutcome,
} from './retirement-calculator.model.ts';
import {RetirementCalculatorView} from './retirement-calculator.view.tsx';
import type {RetirementPanelProps} from './retirement-panel.tsx';
import {type RetirementTab, tabAway, tabOf} from './retirement-tabs.ts';

const attributes = {
  'person-age': {type: 'number', default: 35},
  'person-income': {type: 'number', default: 75_000},
  'spouse-age': {type: 'number', default: 33},
  'spouse-income': {type: 'number', default: 65_000},
  'emergency-savings': {type: 'number', default: 25_000},
  'mortgage-balance': {type: 'number', default: 250_000},
  'other-debt': {type: 'number', default: 15_000},
  'savings-percent': {type: 'number', default: 15},
  'total-retirement-savings': {type: 'number', default: 150_000},
  'count-social-security': {type: 'boolean', default: true},
  'life-insurance': {type: 'number', default: 500_000},
  'has-spouse': {type: 'boolean', default: true},
  inflation: {type: 'number', default: 2.5},
} as const;

/** The table of the retirement calculator's own attributes. */
export type RetirementAttributes = typeof attributes;

/** What the retirement calculator knows. */
export type RetirementState = CalculatorState<RetirementPanelProps> & {
  readonly tab: RetirementTab;
  /** Null until the visitor or the page has given an answer: then the attributes speak. */
  readonly answers: RetirementAnswers | null;
  /** What is wrong, as far as it has been said. */
  readonly errors: readonly RetirementError[];
  readonly outcome: RetirementOutcome | null;
};

/**
 * `<lamplight-retirement-calculator>`: closed a button, open six tabs, and on the last the projection to the age of 67.
 *
 * @attribute person-age (35), person-income (75000), spouse-age (33), spouse-income (65000), emergency-savings (25000),
 *   mortgage-balance (250000), other-debt (15000), savings-percent (15), total-retirement-savings (150000),
 *   count-social-security (true), life-insurance (500000), has-spouse (true), inflation (2.5) - the inputs: years, dollars,
 *   dollars a year, percent; plain numbers (`75000`), and `false` for no.
 * @property values - replaces all inputs at once over the defaults and dispatches nothing
 * @method calculate - does what the button does, open or closed; dispatches before it returns
 * @fires lamplight-ready
 * @fires lamplight-calculated - `{calculator: 'retirement', inputs, result}`
 * @fires lamplight-error - `invalid-fields`: inputs are out of range or no numbers; `load`: the panel could not be loaded
 * @csspart open - the button
 * @csspart calculator - the open calculator
 * @csspart close - its close button
 * @csspart tabs - the list of tabs
 * @csspart tab - one tab
 * @csspart panel - what a tab opens
 * @csspart calculate - the Calculate Results button
 * @csspart result - the result
 * @csspart headline - its large number
 * @csspart figure - one figure with its sum
 */
export class RetirementCalculatorElement extends CalculatorElement<
  RetirementPanelProps,
  RetirementState,
  RetirementAttributes
> {
  static readonly widget = 'retirement-calculator';
  static readonly attributes = attributes;
  static readonly styles = styles;
  static readonly catalogs = catalogs;
  static readonly View = RetirementCalculatorView;
  static initialState = (): RetirementState => ({
    ...closed,
    tab: 'age',
    answers: null,
    errors: [],
    outcome: null,
  });

  override get lateCatalogs(): Catalogs {
    return lateCatalogs;
  }

  override async importPanel(): Promise<CalculatorPanel<RetirementPanelProps>> {
    return (await import('./retirement-panel-parts.ts')).retirementPanel;
  }

  /** The inputs as they stand: blank is null, unreadable is NaN. */
  get values(): RetirementAnswers {
    return this.state.answers ?? readRetirementAnswers(this.#attributeAnswers());
  }

  set values(given: Readonly<Record<string, unknown>>) {
    this.setState({answers: readRetirementAnswers({...given}), errors: [], outcome: null});
  }

  /**
   * Reckons and tells: exactly one `lamplight-calculated`, or one `lamplight-error` and no result, before it returns.
   * Works closed, and before the element is on a page.
   */
  calculate(): void {
    const answers = this.values;
    const reckoned = calculateRetirement(answers);
    if ('errors' in reckoned) {
      this.setState({answers, errors: reckoned.errors, outcome: null, tab: 'summary'});
      const faults = reckoned.errors.map(({field, code}) => `${field} ${code}`).join(', ');
      this.emit('lamplight-error', {code: 'invalid-fields', message: `${this.localName}: ${faults}`});
      return;
    }
    const {outcome} = reckoned;
    this.setState({answers, errors: [], outcome, tab: 'summary'});
    // The contract names the specification's inputs and hasSpouse; inflation stands in the result.
    const {inflation: _, ...inputs} = outcome.inputs;
    this.emit('lamplight-calculated', {calculator: 'retirement', inputs, result: outcome.result});
  }

  /** Takes one answer from the form, and drops the errors that it mends. */
  answer(field: RetirementNumber | RetirementChoice, value: number | boolean | null): void {
    const answers = {...this.values, [field]: value};
    this.setState({answers, errors: remainingErrors(this.state.errors, answers)});
  }

  /** Says what is wrong with a field that the visitor has left. */
  leave(field: RetirementNumber): void {
    this.setState({errors: errorsAfterLeaving(this.state.errors, field, this.values)});
  }

  /** Opens a tab. */
  select(tab: RetirementTab): void {
    this.setState({tab});
  }

  /** Goes on to the next tab; on the last, calculates and moves the focus to what came of it. */
  goOn(): void {
    if (this.state.tab !== 'summary') {
      this.step(1);
      return;
    }
    this.calculate();
    void this.focusOn(this.state.outcome ? '.result h3' : '.summary');
  }

  /** Opens the tab some steps away; the focus goes along, as the button that was pressed is out of sight. */
  step(steps: number): void {
    this.select(tabAway(this.state.tab, steps));
    void this.focusOn('[role=tab][aria-selected=true]');
  }

  /** Opens the tab of a field and focuses it. */
  goTo(field: string): void {
    this.select(tabOf(field));
    void this.focusOn(`#${field}`);
  }

  protected override attributeChanged(property: string): void {
    const {answers, errors} = this.state;
    if (!answers || !Object.hasOwn(answers, property)) return;
    const fresh = readRetirementAnswers(this.#attributeAnswers())[property as keyof RetirementAnswers];
    const changed = {...answers, [property]: fresh};
    this.setState({answers: changed, errors: remainingErrors(errors, changed)});
  }

  /** The attributes as answers. A number that cannot be read is kept as such, so that it is refused, not replaced. */
  #attributeAnswers(): Readonly<Record<string, unknown>> {
    const {countSocialSecurity, hasSpouse} = this.attributeValues;
    const given: Record<string, unknown> = {countSocialSecurity, hasSpouse};
    for (const {field} of retirementFields)
      given[field] = this.getAttribute(attributeName(field)) ?? undefined;
    return given;
  }
}
