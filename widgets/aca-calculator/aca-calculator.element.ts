import {catalogs} from 'virtual:lamplight/catalogs/aca-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/aca-calculator';
import type {AcaError} from '../../insurance/aca/validate-aca.ts';
import {CalculatorElement} from '../ui/calculator/calculator-element.ts';
import {type CalculatorRules, type CalculatorState, closed} from '../ui/calculator/calculator-state.ts';
import {calculatorStyles, CalculatorView} from '../ui/calculator/calculator-view.tsx';
import {attributes} from './aca-calculator.contract.ts';
import {
  type AcaOutcome,
  type AcaValues,
  calculateAca,
  errorsIn,
  type HouseholdAnswers,
  readAcaAnswers,
  valuesOf,
} from './aca-calculator.model.ts';
import type {AcaPanelProps} from './aca-panel.tsx';

type AcaState = CalculatorState<HouseholdAnswers, AcaError, AcaOutcome>;

const rules: CalculatorRules<HouseholdAnswers, AcaError, AcaOutcome, AcaValues> = {
  read: readAcaAnswers,
  valuesOf,
  check: errorsIn,
  calculate: calculateAca,
  detail: ({result}) => ({calculator: 'aca', result}), // without the inputs: the page need not know them
};

/**
 * `<lamplight-aca-calculator>`: closed a button, open a form, and under it what each person of a household in Texas can have
 * and what the household is expected to pay; with a county also the benchmark plan's price and the credit. Nothing is stored.
 * Everything that a page may rely on stands in `aca-calculator.contract.ts`.
 */
export class AcaCalculatorElement extends CalculatorElement<
  AcaPanelProps,
  HouseholdAnswers,
  AcaError,
  AcaOutcome,
  AcaValues,
  AcaState,
  typeof attributes
> {
  static readonly widget = 'aca-calculator';
  static readonly attributes = attributes;
  static readonly styles = calculatorStyles;
  static readonly catalogs = catalogs;
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = CalculatorView;
  static initialState = (): AcaState => closed;

  get rules() {
    return rules;
  }

  override importLate() {
    return import('./aca-panel.tsx');
  }
}
