import type {Example} from '../conformance/example.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

const by =
  (step: (element: AcaCalculatorElement) => void | Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof AcaCalculatorElement ? step(element) : undefined;

const calculated = (values: Readonly<Record<string, unknown>>): NonNullable<Example['prepare']> =>
  by(async (element) => {
    element.values = {planYear: 2027, ...values};
    element.calculate();
    await element.open();
  });

const couple = {householdSize: 2, filing: 'joint', people: [{age: 52}, {age: 50}]};

/** Every state of the Marketplace calculator. */
export const examples: readonly Example[] = [
  {name: 'closed'},
  {name: 'open', prepare: by((element) => element.open())},
  {
    name: 'filled from attributes',
    attributes: {'plan-year': '2026', 'household-size': '3', income: '51500', filing: 'head'},
    prepare: by((element) => element.open()),
  },
  {
    name: 'a family in three programs',
    prepare: calculated({
      householdSize: 4,
      income: 66_000,
      filing: 'joint',
      people: [{age: 38, tobacco: true}, {age: 36}, {age: 9}, {age: 2}],
    }),
  },
  {name: 'within reach of a better limit', prepare: calculated({...couple, income: 47_000})},
  {name: 'exactly at 400 percent', prepare: calculated({...couple, income: 86_560})},
  {name: 'a dollar over', prepare: calculated({...couple, income: 86_561})},
  {
    name: 'pregnant, with an employer offer',
    prepare: calculated({
      householdSize: 2,
      income: 52_000,
      filing: 'joint',
      people: [
        {age: 29, pregnant: true, babiesExpected: 2},
        {age: 31, employerOffer: {minimumValue: true, selfOnlyMonthly: 180}},
      ],
    }),
  },
  {
    name: 'in the coverage gap',
    prepare: calculated({householdSize: 1, income: 12_000, people: [{age: 45}]}),
  },
  {
    name: 'Medicare and nearly so',
    prepare: calculated({...couple, income: 60_000, people: [{age: 66}, {age: 64}]}),
  },
  {
    name: 'filing separately',
    attributes: {theme: 'dark'},
    prepare: calculated({...couple, income: 40_000, filing: 'separate'}),
  },
  {
    name: 'errors',
    prepare: calculated({
      planYear: 2031,
      householdSize: 1,
      income: 'much',
      filing: 'alone',
      people: [
        {age: 130, pregnant: true, babiesExpected: 0},
        {age: null, employerOffer: {minimumValue: false, selfOnlyMonthly: null}},
      ],
    }),
  },
  {name: 'nobody listed', prepare: calculated({income: 30_000, people: []})},
  {
    name: 'changed since',
    prepare: by(async (element) => {
      element.values = {...couple, planYear: 2027, income: 47_000};
      element.calculate();
      element.change({...element.answers, income: 48_000});
      await element.open();
    }),
  },
  {name: 'the panel could not be loaded', prepare: by((element) => element.setState({hasLoadFailed: true}))},
  {name: 'in a dialog', attributes: {placement: 'dialog'}, prepare: by((element) => element.open())},
];
