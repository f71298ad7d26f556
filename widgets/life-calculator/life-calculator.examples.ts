import type {Example} from '../conformance/example.ts';
import {LifeCalculatorElement} from './life-calculator.element.ts';

const family = {
  income: 75_000,
  debts: 15_000,
  expenses: 40_000,
  years: 10,
  existingCoverage: 100_000,
  assets: 25_000,
  mortgage: 250_000,
  children: 2,
};

const by =
  (step: (element: LifeCalculatorElement) => void | Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof LifeCalculatorElement ? step(element) : undefined;

/** Every state of the life calculator. */
export const examples: readonly Example[] = [
  {name: 'closed'},
  {name: 'open', prepare: by((element) => element.open())},
  {name: 'open in the page', attributes: {placement: 'inline'}, prepare: by((element) => element.open())},
  {
    name: 'filled from attributes',
    attributes: {income: '75000', debts: '15000', expenses: '40000'},
    prepare: by((element) => element.open()),
  },
  {
    name: 'result',
    prepare: by(async (element) => {
      element.values = family;
      element.calculate();
      await element.open();
    }),
  },
  {
    name: 'answers that are no numbers',
    prepare: by(async (element) => {
      element.values = {...family, income: 'a lot', years: 'many'};
      element.calculate();
      await element.open();
    }),
  },
  {
    name: 'changed since',
    prepare: by(async (element) => {
      element.values = family;
      element.calculate();
      element.answer('income', 80_000);
      await element.open();
    }),
  },
  {name: 'the dialog could not be loaded', prepare: by((element) => element.setState({hasLoadFailed: true}))},
];
