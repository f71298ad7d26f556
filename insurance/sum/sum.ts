/** The unit of a number. Percent values are in percent (7 means 7 %). */
export type Unit =
  | 'dollars'
  | 'dollars-a-year'
  | 'dollars-a-month'
  | 'percent'
  | 'years'
  | 'age'
  | 'count'
  | 'factor';

/** A named number. `id` is stable, so that a view can add a label in its language. */
export type Quantity = {readonly id: string; readonly value: number; readonly unit: Unit};

/** Signs between quantities. `min(`, `max(` and `floor(` open a bracket; `;` separates the compared quantities. */
export type Sign = '+' | '−' | '×' | '÷' | '^' | '(' | ')' | 'min(' | 'max(' | 'floor(' | ';';

/** A piece of a written-out sum. */
export type Term = Quantity | Sign;

/**
 * One figure and its arithmetic, as data: the terms are in their written order. The terms always evaluate to the value,
 * which tests check with `evaluate` in `evaluate.ts`.
 */
export type Sum = Quantity & {readonly terms: readonly Term[]};

/** Creates a named number. */
export const quantity = (id: string, value: number, unit: Unit): Quantity => ({id, value, unit});

/** Creates a bare number in a sum, for example the 1 of `1 + 7 %`. */
export const plain = (value: number): Quantity => quantity('number', value, 'factor');
