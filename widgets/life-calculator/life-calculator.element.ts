import {catalogs} from 'virtual:lamplight/catalogs/life-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/life-calculator';
import {CalculatorElement} from '../ui/calculator/calculator-element.ts';
import {type CalculatorRules, type CalculatorState, closed} from '../ui/calculator/calculator-state.ts';
import {calculatorStyles, CalculatorView} from '../ui/calculator/calculator-view.tsx';
import {attributes} from './life-calculator.contract.ts';
import {calculateLife, type LifeAnswers, type LifeOutcome, readLifeAnswers} from './life-calculator.model.ts';
import type {LifePanelProps} from './life-panel.tsx';

const rules: CalculatorRules<LifeAnswers, never, LifeOutcome> = {
  read: readLifeAnswers,
  valuesOf: (answers) => answers,
  check: () => [], // blank and invalid answers count as 0 (site-spec section 5)
  calculate: calculateLife,
  detail: ({inputs, result}) => ({calculator: 'life', inputs, result}),
};

/**
 * `<lamplight-life-calculator>`: a button that opens a dialog, which calculates a family's need for life insurance.
 * `life-calculator.contract.ts` has the public contract.
 */
export class LifeCalculatorElement extends CalculatorElement<
  LifePanelProps,
  LifeAnswers,
  never,
  LifeOutcome,
  LifeAnswers,
  CalculatorState<LifeAnswers, never, LifeOutcome>,
  typeof attributes
> {
  static readonly widget = 'life-calculator';
  static readonly attributes = attributes;
  static readonly styles = calculatorStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = CalculatorView;
  static initialState = (): CalculatorState<LifeAnswers, never, LifeOutcome> => closed;

  get rules() {
    return rules;
  }

  override importLate() {
    return import('./life-panel.tsx');
  }

  /** Parsed: an attribute that is not a number counts as absent. */
  protected override attributeAnswers(): Readonly<Record<string, unknown>> {
    return this.attributeValues;
  }
}
