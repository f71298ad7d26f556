import {catalogs} from 'virtual:lamplight/catalogs/life-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/life-calculator';
import {CalculatorElement} from '../ui/calculator/calculator-element.ts';
import {type CalculatorRules, type CalculatorState, closed} from '../ui/calculator/calculator-state.ts';
import {calculatorStyles, CalculatorView} from '../ui/calculator/calculator-view.tsx';
import {calculateLife, type LifeAnswers, type LifeOutcome, readLifeAnswers} from './life-calculator.model.ts';
import type {LifeDialogProps} from './life-dialog.tsx';

const number = {type: 'number'} as const;

const attributes = {
  income: number,
  debts: number,
  expenses: number,
  years: {type: 'number', default: 10},
  'existing-coverage': number,
  assets: number,
  mortgage: number,
  children: number,
  placement: {type: 'choice', options: ['dialog', 'inline'], default: 'dialog'},
} as const;

const rules: CalculatorRules<LifeAnswers, never, LifeOutcome> = {
  read: readLifeAnswers,
  valuesOf: (answers) => answers,
  check: () => [], // blank and invalid answers count as 0 (site-spec section 5)
  calculate: calculateLife,
  detail: ({inputs, result}) => ({calculator: 'life', inputs, result}),
};

/**
 * `<lamplight-life-calculator>`: a button that opens a dialog, which reckons how much life cover a family needs.
 *
 * @attribute income, debts, expenses, years (10), existing-coverage, assets, mortgage, children - the inputs, in dollars,
 *   dollars a year, years and persons; plain numbers (`75000`). What is no number counts as 0, years as 10.
 * @attribute placement (dialog) - `inline`: it opens in the flow of the page instead of above it; frame pages set this
 * @property values - replaces all inputs at once over the defaults and dispatches nothing
 * @method calculate - does what the button does, also while the dialog is closed; dispatches before it returns
 * @fires lamplight-ready
 * @fires lamplight-calculated - `{calculator: 'life', inputs, result}`
 * @fires lamplight-error - `load`: the dialog could not be loaded
 * @csspart open - the button
 * @csspart dialog - the dialog
 * @csspart close - its close button
 * @csspart calculate - the Calculate button
 * @csspart result - the result
 * @csspart headline - its large number
 * @csspart figure - one figure with its sum
 */
export class LifeCalculatorElement extends CalculatorElement<
  LifeDialogProps,
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

  override get isDialog(): boolean {
    return true;
  }

  get rules() {
    return rules;
  }

  override importLate() {
    return import('./life-dialog.tsx');
  }

  /** Parsed: an attribute that is no number counts as absent. */
  protected override attributeAnswers(): Readonly<Record<string, unknown>> {
    return this.attributeValues;
  }
}
