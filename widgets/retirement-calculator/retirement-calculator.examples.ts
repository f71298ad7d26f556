import type {Example} from '../conformance/example.ts';
import {RetirementCalculatorElement} from './retirement-calculator.element.ts';
import type {RetirementTab} from './retirement-tabs.ts';

const by =
  (step: (element: RetirementCalculatorElement) => void | Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof RetirementCalculatorElement ? step(element) : undefined;

const onTab = (tab: RetirementTab): NonNullable<Example['prepare']> =>
  by(async (element) => {
    await element.open();
    element.select(tab);
  });

const calculated = (values: Readonly<Record<string, unknown>>): NonNullable<Example['prepare']> =>
  by(async (element) => {
    element.values = values;
    element.calculate();
    await element.open();
  });

/** Every state of the retirement calculator. */
export const examples: readonly Example[] = [
  {name: 'closed'},
  {name: 'open', prepare: onTab('age')},
  {name: 'alone', attributes: {'has-spouse': 'false'}, prepare: onTab('age')},
  {name: 'investment', prepare: onTab('investment')},
  {name: 'summary', prepare: onTab('summary')},
  {name: 'excellent', prepare: calculated({})},
  {name: 'good', prepare: calculated({personAge: 52, spouseAge: 50, totalRetirementSavings: 400_000})},
  {
    name: 'needs improvement',
    prepare: calculated({personAge: 58, spouseAge: 60, totalRetirementSavings: 60_000, savingsPercent: 3}),
  },
  {name: 'without an income', prepare: calculated({personIncome: 0, spouseIncome: 0})},
  {name: 'past 67', prepare: calculated({personAge: 70, spouseAge: 68})},
  {
    name: 'two errors',
    prepare: calculated({personAge: 17, savingsPercent: 'much'}),
  },
  {
    name: 'changed since',
    prepare: by(async (element) => {
      element.calculate();
      element.answer('savingsPercent', 20);
      await element.open();
    }),
  },
  {name: 'the panel could not be loaded', prepare: by((element) => element.setState({hasLoadFailed: true}))},
  {
    name: 'result in a dialog',
    attributes: {placement: 'dialog'},
    prepare: by(async (element) => {
      element.calculate();
      await element.open();
    }),
  },
];
