import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';
import {calculator, LIVE, VALUES} from '../ui/calculator/calculator.contract.ts';
import {IN_PAGE, PLACEMENT} from '../ui/opener/placement.contract.ts';

/** The attributes of the retirement calculator, besides the attributes of every element. */
export const attributes = {
  'person-age': {type: 'number', default: 35},
  'person-income': {type: 'number', default: 75_000},
  'spouse-age': {type: 'number', default: 33},
  'spouse-income': {type: 'number', default: 65_000},
  'emergency-savings': {type: 'number', default: 25_000},
  'mortgage-balance': {type: 'number', default: 250_000},
  'other-debt': {type: 'number', default: 15_000},
  'savings-percent': {type: 'number', default: 15},
  'total-retirement-savings': {type: 'number', default: 150_000},
  'count-social-security': {type: 'boolean', default: true},
  'life-insurance': {type: 'number', default: 500_000},
  'has-spouse': {type: 'boolean', default: true},
  inflation: {type: 'number', default: 2.5},
  placement: IN_PAGE,
} as const satisfies AttributeTable;

/** The public contract of the retirement calculator. */
export const contract = {
  className: 'RetirementCalculatorElement',
  summary: 'Closed a button, open six tabs, and on the last tab the projection to the age of 67.',
  shared: [calculator, headings],
  table: attributes,
  attributes: {
    'person-age': {does: 'years, 18 to 100'},
    'person-income': {does: 'dollars a year, before taxes'},
    'spouse-age': {does: 'years, 18 to 100'},
    'spouse-income': {does: 'dollars a year, before taxes'},
    'emergency-savings': {does: 'dollars'},
    'mortgage-balance': {does: 'dollars'},
    'other-debt': {does: 'dollars'},
    'savings-percent': {does: 'percent of the combined income, 0 to 100'},
    'total-retirement-savings': {does: 'dollars'},
    'count-social-security': {does: '`false` excludes Social Security'},
    'life-insurance': {does: 'dollars of cover'},
    'has-spouse': {does: '`false`: only the person’s age and income count'},
    inflation: {does: 'percent a year, 0 to 20, for the figures in today’s dollars'},
    placement: PLACEMENT,
  },
  properties: {
    values: {
      type: "Partial<Record<'personAge' | 'personIncome' | 'spouseAge' | 'spouseIncome' | 'emergencySavings' | 'mortgageBalance' | 'otherDebt' | 'savingsPercent' | 'totalRetirementSavings' | 'lifeInsurance' | 'inflation', number | null> & Record<'countSocialSecurity' | 'hasSpouse', boolean>>",
      does: VALUES,
    },
  },
  errors:
    '`invalid-fields`: inputs are out of range or not numbers, so there is no result; `load`: the panel could not be loaded',
  events: {
    'lamplight-calculated': {
      detail:
        "{calculator: 'retirement'; inputs: Record<string, number | boolean>; result: {combinedIncome: number; averageAge: number; yearsToRetirement: number; annualSavings: number; futureValue: number; annualWithdrawal: number; socialSecurity: number; totalIncome: number; replacementRatio: number | null; netWorth: number; rating: 'excellent' | 'good' | 'needs-improvement'; recommendations: string[]; todaysDollars: {futureValue: number; totalIncome: number; inflation: number}; projection: {age: number; savings: number}[]}}",
      when:
        'the calculator has a result, unrounded: dollars, dollars a year, years, percent; `inputs` are the specification’s and `hasSpouse`, inflation is in `result.todaysDollars`; ' +
        LIVE,
    },
  },
  parts: {
    tabs: 'the list of tabs',
    tab: 'one tab',
    panel: 'the content of a tab',
    checkbox: 'a box with its label',
    error: 'the error at a control',
    summary: 'the list of errors',
  },
} as const satisfies ElementContract<typeof attributes>;
