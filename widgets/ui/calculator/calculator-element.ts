import type {ComponentType} from 'react';
import {type AttributeTable, propertyName} from '../../element/attributes.ts';
import {LateElement} from '../../element/late-element.ts';
import {openElement} from '../opener/opener.tsx';
import {type CalculatorError, type CalculatorRules, type CalculatorState} from './calculator-state.ts';

/** The late part of a calculator: its form and result. */
type CalculatorPanel<Props> = {readonly Panel: ComponentType<Props>};

/** Inputs from a page, by name. */
type GivenValues = Readonly<Record<string, unknown>>;

/**
 * A calculator: a button until it is opened. The rules load at once, so that a page's `calculate()` answers at once;
 * form, result, texts and styles load at the first touch.
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
    return (this.attributeValues as {readonly placement?: string}).placement === 'dialog';
  }

  /** A getter: the prerender draws with the prototype only. */
  abstract get rules(): CalculatorRules<Answers, Failure, Outcome, Values>;

  /** The answers in the form. */
  get answers(): Answers {
    return this.state.answers ?? this.rules.read(this.attributeAnswers());
  }

  /** A copy of the current inputs: blank is null, unreadable is NaN. */
  get values(): Values {
    return {...this.rules.valuesOf(this.answers)};
  }

  set values(given: GivenValues) {
    this.#set({answers: this.rules.read({...given}), errors: [], outcome: null});
  }

  /**
   * Calculates, and dispatches exactly one `lamplight-calculated`, or one `lamplight-error` without a result, before it
   * returns. Works when closed, and before the element is on a page.
   */
  calculate(): void {
    const {answers} = this;
    const errors = this.rules.check(answers);
    if (errors.length > 0) {
      this.#set({answers, errors, outcome: null});
      // Of a person only the number: the surrounding page must not learn which further questions apply to a
      // person.
      const faults = errors.map(({field, code}) => `${field.replace(/^(people\.\d+).*/, '$1')} ${code}`);
      this.emit('lamplight-error', {
        code: 'invalid-fields',
        message: `${this.localName}: ${faults.join(', ')}`,
      });
      return;
    }
    const outcome = this.rules.calculate(answers);
    this.#set({answers, errors, outcome});
    // A copy: a page may sort or round what it has received, before the result is on screen.
    this.emit('lamplight-calculated', structuredClone(this.rules.detail(outcome)));
  }

  /** Sets one answer from the form. */
  answer<Field extends keyof Answers>(field: Field, value: Answers[Field]): void {
    this.change({...this.answers, [field]: value});
  }

  /**
   * Sets all answers from the form, and the errors on screen. A corrected error goes when the visitor leaves the field, so that nothing
   * moves at a keystroke.
   */
  change(answers: Answers, errors = this.state.errors): void {
    this.#set({answers, errors});
  }

  /** Opens the calculator. Settles when the calculator or an error is on screen. */
  open(): Promise<void> {
    return openElement(this);
  }

  /** Closes the calculator; the answers stay. Focus inside the calculator returns to the button. */
  close(): void {
    const isFocusInside = Boolean(this.shadowRoot?.activeElement);
    this.#set({isOpen: false});
    if (isFocusInside) void this.focusOn('.opener');
  }

  protected override attributeChanged(property: string): void {
    const {answers, isOpen} = this.state;
    if (property === 'placement' && isOpen) void this.open(); // brings the dialog, or removes it
    if (!answers || !Object.hasOwn(answers, property)) return;
    const fresh = this.rules.read(this.attributeAnswers());
    this.change({...answers, [property]: fresh[property as keyof Answers]});
  }

  /** The attributes as inputs. An unreadable number is kept, so that it is refused instead of replaced. */
  protected attributeAnswers(): GivenValues {
    const parsed: GivenValues = this.attributeValues;
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
