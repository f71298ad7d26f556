import {type CalculatorError, type CalculatorRules, errorsOnScreen} from './calculator-state.ts';

/** A calculator that a visitor works with. */
type Worked<Answers, Failure extends CalculatorError> = {
  readonly answers: Answers;
  readonly rules: Pick<CalculatorRules<Answers, Failure, never>, 'check'>;
  readonly state: {readonly errors: readonly Failure[]};
  setState(change: {readonly errors: readonly Failure[]}): void;
};

/** A calculator whose Calculate button is pressed. */
export type Pressed = {
  readonly state: {readonly outcome: unknown};
  calculate(): void;
  /** Moves the focus once what has changed is on screen. */
  focusOn(selector: string): Promise<void>;
};

/** Calculates and moves the focus to the result, or to the errors. */
export const pressCalculate = (element: Pressed): void => {
  element.calculate();
  void element.focusOn(element.state.outcome ? '.result h3' : '.summary');
};

/** Shows the error of a field that the visitor has left, if there is one. */
export const leaveField = <Answers, Failure extends CalculatorError>(
  element: Worked<Answers, Failure>,
  field: string,
): void => {
  const {rules, answers, state} = element;
  element.setState({errors: errorsOnScreen(rules.check(answers), state.errors, field)});
};
