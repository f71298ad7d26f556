import type {ComponentType} from 'react';
import {type AttributeTable, propertyName} from '../../element/attributes.ts';
import {LateElement} from '../../element/late-element.ts';
import {
  type CalculatorError,
  type CalculatorRules,
  type CalculatorState,
  errorsOnScreen,
} from './calculator-state.ts';

/** The late part of a calculator: its form and result. */
type CalculatorPanel<Props> = {readonly Panel: ComponentType<Props>};

/** Inputs as a page gives them, by name. */
type Given = Readonly<Record<string, unknown>>;

/**
 * A calculator: a button until it is opened. The rules are there from the start, so that a page's `calculate()` answers
 * at once; form, result, texts and styles come with the visitor's first touch.
 */
export abstract class CalculatorElement<
  Props,
  Answers extends object,
  Failure extends CalculatorError,
  Outcome,
  Values extends object = Answers,
  State extends CalculatorState<Answers, Failure, Outcome> = CalculatorState<Answers, Failure, Outcome>,
  Table extends AttributeTable = AttributeTable,
> extends LateElement<CalculatorPanel<Props>, State, Table> {
  /** Whether the panel is a dialog. */
  get isDialog(): boolean {
    return false;
  }

  /** A getter: the prerender draws with the prototype alone. */
  abstract get rules(): CalculatorRules<Answers, Failure, Outcome, Values>;

  /** The answers as the form holds them. */
  get answers(): Answers {
    return this.state.answers ?? this.rules.read(this.attributeAnswers());
  }

  /** The inputs as they stand: blank is null, unreadable is NaN. */
  get values(): Values {
    return this.rules.valuesOf(this.answers);
  }

  set values(given: Given) {
    this.#set({answers: this.rules.read({...given}), errors: [], outcome: null});
  }

  /**
   * Calculates, and dispatches exactly one `lamplight-calculated`, or one `lamplight-error` without a result, before it
   * returns. Works closed, and before the element is on a page.
   */
  calculate(): void {
    const {answers} = this;
    const errors = this.rules.check(answers);
    if (errors.length > 0) {
      this.#set({answers, errors, outcome: null});
      // Of a person only the number: which further questions apply to a person is not for the page around us.
      const faults = errors.map(({field, code}) => `${field.replace(/^(people\.\d+).*/, '$1')} ${code}`);
      this.emit('lamplight-error', {
        code: 'invalid-fields',
        message: `${this.localName}: ${faults.join(', ')}`,
      });
      return;
    }
    const outcome = this.rules.calculate(answers);
    this.#set({answers, errors, outcome});
    this.emit('lamplight-calculated', this.rules.detail(outcome));
  }

  /** Takes one answer from the form, and drops the errors that it mends. */
  answer<Field extends keyof Answers>(field: Field, value: Answers[Field]): void {
    this.change({...this.answers, [field]: value});
  }

  /** Takes all answers from the form, and drops those of the errors on screen that they mend. */
  change(answers: Answers, shown = this.state.errors): void {
    this.#set({answers, errors: errorsOnScreen(this.rules.check(answers), shown)});
  }

  /** Opens the calculator. Settles when it is on screen, or when an error stands in place. */
  async open(): Promise<void> {
    this.#set({isOpen: true, hasLoadFailed: false});
    try {
      await this.bringLate();
      await this.updated;
      this.reach('opened');
    } catch {
      this.#set({isOpen: false, hasLoadFailed: true}); // reported already
    }
  }

  /** Closes the calculator; the answers stay. Focus that was inside goes back to the button. */
  close(): void {
    const isFocusInside = Boolean(this.shadowRoot?.activeElement);
    this.#set({isOpen: false});
    if (isFocusInside) void this.focusOn('.opener');
  }

  protected override attributeChanged(property: string): void {
    const {answers} = this.state;
    if (!answers || !Object.hasOwn(answers, property)) return;
    const fresh = this.rules.read(this.attributeAnswers());
    this.change({...answers, [property]: fresh[property as keyof Answers]});
  }

  /** The attributes as inputs. A number that cannot be read stays as given, so that it is refused, not replaced. */
  protected attributeAnswers(): Given {
    const parsed: Given = this.attributeValues;
    const given: Record<string, unknown> = {};
    for (const name of Object.keys(this.constructor.attributes)) {
      const field = propertyName(name);
      given[field] =
        typeof parsed[field] === 'boolean' ? parsed[field] : (this.getAttribute(name) ?? undefined);
    }
    return given;
  }

  // The compiler cannot see that every State has the fields of CalculatorState.
  #set(change: Partial<CalculatorState<Answers, Failure, Outcome>>): void {
    this.setState(change as Partial<State>);
  }
}
