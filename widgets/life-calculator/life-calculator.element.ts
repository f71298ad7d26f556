import {catalogs} from 'virtual:lamplight/catalogs/life-calculator';
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/life-calculator';
import type {LifeField} from '../../insurance/life/life-inputs.ts';
import type {Catalogs} from '../element/lamplight-element.tsx';
import {
  CalculatorElement,
  type CalculatorPanel,
  type CalculatorState,
  closed,
} from '../ui/calculator/calculator-element.ts';
import styles from './life-calculator.css?inline';
import {calculateLife, type LifeAnswers, type LifeOutcome, readLifeAnswers} from './life-calculator.model.ts';
import {LifeCalculatorView} from './life-calculator.view.tsx';
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
} as const;

/** The table of the life calculator's own attributes. */
export type LifeAttributes = typeof attributes;

/** What the life calculator knows. */
export type LifeState = CalculatorState<LifeDialogProps> & {
  /** Null until the visitor or the page has given an answer: then the attributes speak. */
  readonly answers: LifeAnswers | null;
  readonly outcome: LifeOutcome | null;
};

/**
 * `<lamplight-life-calculator>`: a button that opens a dialog, which reckons how much life cover a family needs.
 *
 * @attribute income, debts, expenses, years (10), existing-coverage, assets, mortgage, children - the inputs, in dollars,
 *   dollars a year, years and persons; plain numbers (`75000`). What is no number counts as 0, years as 10.
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
export class LifeCalculatorElement extends CalculatorElement<LifeDialogProps, LifeState, LifeAttributes> {
  static readonly widget = 'life-calculator';
  static readonly attributes = attributes;
  static readonly styles = styles;
  static readonly catalogs = catalogs;
  static readonly View = LifeCalculatorView;
  static initialState = (): LifeState => ({...closed, answers: null, outcome: null});

  override get lateCatalogs(): Catalogs {
    return lateCatalogs;
  }

  override async importPanel(): Promise<CalculatorPanel<LifeDialogProps>> {
    return (await import('./life-panel.ts')).lifePanel;
  }

  /** The inputs as they stand: blank is null, unreadable is NaN. */
  get values(): LifeAnswers {
    return this.state.answers ?? readLifeAnswers(this.attributeValues);
  }

  set values(given: Readonly<Record<string, unknown>>) {
    this.setState({answers: readLifeAnswers({...given}), outcome: null});
  }

  /** Reckons and tells: exactly one `lamplight-calculated` before it returns. Works closed, and before it is on a page. */
  calculate(): void {
    const outcome = calculateLife(this.values);
    this.setState({answers: outcome.answers, outcome});
    const {inputs, result} = outcome;
    this.emit('lamplight-calculated', {calculator: 'life', inputs, result});
  }

  /** Takes one answer from the form. */
  answer(field: LifeField, value: number | null): void {
    this.setState({answers: {...this.values, [field]: value}});
  }

  protected override attributeChanged(property: string): void {
    const {answers} = this.state;
    if (!answers || !Object.hasOwn(answers, property)) return;
    const changed = readLifeAnswers(this.attributeValues)[property as LifeField];
    this.setState({answers: {...answers, [property]: changed}});
  }
}
