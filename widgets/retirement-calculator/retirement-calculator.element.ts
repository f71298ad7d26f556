import {catalogs} from 'virtual:lamplight/catalogs/retirement-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/retirement-calculator';
import {
  type RetirementAnswers,
  type RetirementError,
  validateRetirement,
} from '../../insurance/retirement/validate-retirement.ts';
import {CalculatorElement} from '../ui/calculator/calculator-element.ts';
import {type CalculatorRules, type CalculatorState, closed} from '../ui/calculator/calculator-state.ts';
import {calculatorStyles, CalculatorView} from '../ui/calculator/calculator-view.tsx';
import {
  calculateRetirement,
  readRetirementAnswers,
  type RetirementOutcome,
} from './retirement-calculator.model.ts';
import type {RetirementPanelProps} from './retirement-panel.tsx';
import type {RetirementTab} from './retirement-tabs.ts';

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

type Base = CalculatorState<RetirementAnswers, RetirementError, RetirementOutcome>;

/** The state of the retirement calculator. */
type RetirementState = Base & {readonly tab: RetirementTab};

const rules: CalculatorRules<RetirementAnswers, RetirementError, RetirementOutcome> = {
  read: readRetirementAnswers,
  valuesOf: (answers) => answers,
  check: validateRetirement,
  calculate: calculateRetirement,
  // The contract names the specification's inputs and hasSpouse; inflation stands in the result.
  detail: ({inputs: {inflation: _inflation, ...inputs}, result}) => ({
    calculator: 'retirement',
    inputs,
    result,
  }),
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
  RetirementAnswers,
  RetirementError,
  RetirementOutcome,
  RetirementAnswers,
  RetirementState,
  typeof attributes
> {
  static readonly widget = 'retirement-calculator';
  static readonly attributes = attributes;
  static readonly styles = calculatorStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = CalculatorView;
  static initialState = (): RetirementState => ({...closed, tab: 'age'});

  get rules() {
    return rules;
  }

  override importLate() {
    return import('./retirement-panel.tsx');
  }

  override calculate(): void {
    this.select('summary');
    super.calculate();
  }

  /** Opens a tab. */
  select(tab: RetirementTab): void {
    this.setState({tab});
  }
}
