import {type LifeResult, lifeCover} from '../../insurance/life/life-cover.ts';
import {type LifeField, type LifeInputs, readLifeInputs} from '../../insurance/life/life-inputs.ts';

/** The answers in the form: blank is null, unreadable is NaN. */
export type LifeAnswers = Readonly<Record<LifeField, number | null>>;

/** A result, the inputs of its calculation, and the answers behind the inputs. */
export type LifeOutcome = {
  readonly inputs: Required<LifeInputs>;
  readonly result: LifeResult;
  readonly answers: LifeAnswers;
};

/** Reads a number from a page or an attribute: numbers and their plain text are unchanged; anything else is blank. */
const numberFrom = (raw: unknown): number | null => {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : null;
};

/** Fills in the defaults of the answers: years 10, everything else blank. Never throws. */
export const readLifeAnswers = (given: Readonly<Record<string, unknown>>): LifeAnswers => {
  const read = (field: LifeField): number | null => numberFrom(given[field]);
  return {
    income: read('income'),
    debts: read('debts'),
    expenses: read('expenses'),
    years: given['years'] === undefined ? 10 : read('years'),
    existingCoverage: read('existingCoverage'),
    assets: read('assets'),
    mortgage: read('mortgage'),
    children: read('children'),
  };
};

/** Calculates the coverage. Never fails: blank and invalid answers count as 0, years as 10 (site-spec section 5). */
export const calculateLife = (answers: LifeAnswers): LifeOutcome => {
  const inputs = readLifeInputs(answers);
  return {inputs, result: lifeCover(inputs), answers};
};

/**
 * Returns the value that counts instead of the typed answer (-5, 500 years, 2.7 children); null if both are the same.
 */
export const countedInstead = (field: LifeField, answer: number | null): number | null => {
  if (answer === null) return null;
  const {[field]: counted} = readLifeInputs({[field]: answer});
  return counted === answer ? null : counted;
};
