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
import {attributes} from './retirement-calculator.contract.ts';
import {
  calculateRetirement,
  readRetirementAnswers,
  type RetirementOutcome,
} from './retirement-calculator.model.ts';
import type {RetirementPanelProps} from './retirement-panel.tsx';
import type {RetirementTab} from './retirement-tabs.ts';

type Base = CalculatorState<RetirementAnswers, RetirementError, RetirementOutcome>;

/** The state of the retirement calculator. */
type RetirementState = Base & {readonly tab: RetirementTab};

const rules: CalculatorRules<RetirementAnswers, RetirementError, RetirementOutcome> = {
  read: readRetirementAnswers,
  valuesOf: (answers) => answers,
  check: validateRetirement,
  calculate: calculateRetirement,
  // The contract names the specification's inputs and hasSpouse; inflation is in the result.
  detail: ({inputs: {inflation: _inflation, ...inputs}, result}) => ({
    calculator: 'retirement',
    inputs,
    result,
  }),
};

/**
 * `<lamplight-retirement-calculator>`: a button that opens six tabs; the last shows the projection to the age of 67.
 * `retirement-calculator.contract.ts` has the public contract.
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
