import type {Quantity, Sum, Term} from './sum.ts';

/** Returns a quantity for arithmetic: percent become hundredths. */
export const counted = ({value, unit}: Quantity): number => (unit === 'percent' ? value / 100 : value);

const functions: Record<string, (values: readonly number[]) => number> = {
  '(': (values) => values[0] ?? Number.NaN,
  'min(': (values) => Math.min(...values),
  'max(': (values) => Math.max(...values),
  'floor(': (values) => Math.floor(values[0] ?? Number.NaN),
};

/** Parses terms from left to right by the usual rules of precedence. */
class Reader {
  readonly #terms: readonly Term[];
  #at = 0;

  constructor(terms: readonly Term[]) {
    this.#terms = terms;
  }

  expression(): number {
    let value = this.#product();
    for (;;) {
      if (this.#take('+')) value += this.#product();
      else if (this.#take('−')) value -= this.#product();
      else return value;
    }
  }

  get isDone(): boolean {
    return this.#at === this.#terms.length;
  }

  #product(): number {
    let value = this.#power();
    for (;;) {
      if (this.#take('×')) value *= this.#power();
      else if (this.#take('÷')) value /= this.#power();
      else return value;
    }
  }

  #power(): number {
    const base = this.#atom();
    return this.#take('^') ? base ** this.#power() : base;
  }

  #atom(): number {
    const term = this.#terms[this.#at];
    this.#at += 1;
    if (typeof term === 'object') return counted(term);
    const apply = functions[term ?? ''];
    if (!apply) throw new SyntaxError(`A sum has ${String(term)} where a number belongs`);
    const values = [this.expression()];
    while (this.#take(';')) values.push(this.expression());
    if (!this.#take(')')) throw new SyntaxError('A sum leaves a bracket open');
    return apply(values);
  }

  #take(sign: Term): boolean {
    if (this.#terms[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }
}

/**
 * Evaluates the terms of a sum, percent as hundredths. Tests check every sum with this function; the product itself
 * never needs it. Throws a SyntaxError for terms that are not a sum.
 */
export const evaluate = ({terms}: Pick<Sum, 'terms'>): number => {
  const reader = new Reader(terms);
  const value = reader.expression();
  if (!reader.isDone) throw new SyntaxError('A sum goes on after its end');
  return value;
};
