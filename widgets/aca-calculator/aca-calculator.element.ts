import {catalogs} from 'virtual:lamplight/catalogs/aca-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/aca-calculator';
import {filings} from '../../insurance/aca/aca-inputs.ts';
import type {AcaError} from '../../insurance/aca/validate-aca.ts';
import {CalculatorElement} from '../ui/calculator/calculator-element.ts';
import {type CalculatorRules, type CalculatorState, closed} from '../ui/calculator/calculator-state.ts';
import {calculatorStyles, CalculatorView} from '../ui/calculator/calculator-view.tsx';
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

const attributes = {
  'plan-year': {type: 'number'},
  'household-size': {type: 'number', default: 1},
  income: {type: 'number'},
  filing: {type: 'choice', options: filings, default: 'single'},
  county: {type: 'string'},
  'benchmark-monthly': {type: 'number'},
} as const;

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
 *
 * @attribute plan-year (by date), household-size (1), income, filing (single; joint, head, separate) - the inputs of the
 *   household: year, persons, dollars a year; plain numbers (`75000`). The people come by `values` or from the visitor.
 * @attribute county, benchmark-monthly - optional: a Texas county's name, with or without "County", and the benchmark plan's price that
 *   HealthCare.gov shows, in dollars a month, which wins over the price that the element knows
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
