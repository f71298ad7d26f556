import {catalogs} from 'virtual:lamplight/catalogs/aca-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/aca-calculator';
import {estimateAca} from '../../insurance/aca/estimate-aca.ts';
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
  // Without the inputs, which the page need not know.
  detail: ({inputs}) => ({calculator: 'aca', result: estimateAca(inputs)}),
};

/**
 * `<lamplight-aca-calculator>`: a button that opens a form. Below the form, the result shows the programs of each
 * person of a household in Texas and the household's expected contribution; with a county also the benchmark plan's
 * price and the credit. Nothing is stored. `aca-calculator.contract.ts` has the public contract.
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
