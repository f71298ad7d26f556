import type {EventDetails} from '../../element/events.ts';
import type {OpenState} from '../opener/opener.tsx';

/** One invalid input. */
export type CalculatorError = {readonly field: string; readonly code: string};

/**
 * The rules of a calculator; `Answers` is the content of its form, `Values` the same in the form of the public inputs.
 */
export type CalculatorRules<Answers, Failure extends CalculatorError, Outcome, Values = Answers> = {
  /** Reads inputs and fills in the defaults. Never throws. */
  readonly read: (given: Readonly<Record<string, unknown>>) => Answers;
  readonly valuesOf: (answers: Answers) => Values;
  /** Finds the invalid inputs. */
  readonly check: (answers: Answers) => readonly Failure[];
  /** Calculates from answers without errors. */
  readonly calculate: (answers: Answers) => Outcome;
  /** The detail of `lamplight-calculated`. */
  readonly detail: (outcome: Outcome) => EventDetails['lamplight-calculated'];
};

/** The state of any calculator. */
export type CalculatorState<Answers, Failure, Outcome> = OpenState & {
  readonly isOpen: boolean;
  readonly hasLoadFailed: boolean;
  /** Undefined until the visitor or the page has given an answer: before, the attributes apply. */
  readonly answers: Answers | undefined;
  /** The errors on screen. */
  readonly errors: readonly Failure[];
  readonly outcome: Outcome | null;
};

/** The state of a closed calculator without answers. */
export const closed = {
  isOpen: false,
  hasLoadFailed: false,
  answers: undefined,
  errors: [],
  outcome: null,
} as const;
