import type {CalculatorError, CalculatorRules} from './calculator-state.ts';

/** The parts of a calculator that the visitor's acts use. */
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
  /** Moves the focus after all changes are on screen. */
  focusOn(selector: string): Promise<void>;
};

/** Calculates and moves the focus to the result, or to the errors. */
export const pressCalculate = (element: Pressed): void => {
  element.calculate();
  void element.focusOn(element.state.outcome ? '.result h3' : '.summary');
};

/** Returns the current errors of the fields whose errors are on screen, and of one more field that the visitor has left. */
export const errorsOnScreen = <Failure extends CalculatorError>(
  current: readonly Failure[],
  shown: readonly Failure[],
  left?: string,
): readonly Failure[] =>
  current.filter(({field}) => field === left || shown.some((error) => error.field === field));

/** Shows the error of a field that the visitor has left, if any, and removes the errors that the visitor has corrected. */
export const leaveField = <Answers, Failure extends CalculatorError>(
  element: Worked<Answers, Failure>,
  field?: string,
): void => {
  const {rules, answers, state} = element;
  element.setState({errors: errorsOnScreen(rules.check(answers), state.errors, field)});
};
