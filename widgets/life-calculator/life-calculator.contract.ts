import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';
import {calculator, LIVE, VALUES} from '../ui/calculator/calculator.contract.ts';
import {BEHIND_BUTTON, PLACEMENT} from '../ui/opener/placement.contract.ts';

const number = {type: 'number'} as const;

/** The attributes of the life calculator, besides the attributes of every element. */
export const attributes = {
  income: number,
  debts: number,
  expenses: number,
  years: {type: 'number', default: 10},
  'existing-coverage': number,
  assets: number,
  mortgage: number,
  children: number,
  placement: BEHIND_BUTTON,
} as const satisfies AttributeTable;

/** The public contract of the life calculator. A value that is not a number counts as 0, for years as 10. */
export const contract = {
  className: 'LifeCalculatorElement',
  summary: 'A button that opens a dialog, which calculates how much life insurance a family needs.',
  shared: [calculator, headings],
  table: attributes,
  attributes: {
    income: {does: 'income, dollars a year'},
    debts: {does: 'debts without the mortgage, dollars'},
    expenses: {does: 'living costs, dollars a year'},
    years: {does: 'years to cover'},
    'existing-coverage': {does: 'existing life insurance, dollars'},
    assets: {does: 'savings and investments, dollars'},
    mortgage: {does: 'the mortgage, dollars'},
    children: {does: 'children with education ahead', isAttributeOnly: true},
    placement: PLACEMENT,
  },
  properties: {
    values: {
      type: "Partial<Record<'income' | 'debts' | 'expenses' | 'years' | 'existingCoverage' | 'assets' | 'mortgage' | 'children', number | null>>",
      does: VALUES,
    },
  },
  errors: '`load`: the dialog’s code could not be loaded; the visitor can press the button again',
  events: {
    'lamplight-calculated': {
      detail:
        "{calculator: 'life'; inputs: Record<'income' | 'debts' | 'expenses' | 'years' | 'existingCoverage' | 'assets' | 'mortgage' | 'children', number>; result: {recommendedCoverage: number; dime: number; existing: number; netGap: number}}",
      when: `the calculator has a result: dollars, unrounded; ${LIVE}`,
    },
  },
} as const satisfies ElementContract<typeof attributes>;
