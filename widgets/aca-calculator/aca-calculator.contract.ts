import {filings} from '../../insurance/aca/aca-inputs.ts';
import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';
import {calculator, LIVE, VALUES} from '../ui/calculator/calculator.contract.ts';
import {IN_PAGE, PLACEMENT} from '../ui/opener/placement.contract.ts';

/** The attributes of the Marketplace calculator, besides the attributes of every element. */
export const attributes = {
  'plan-year': {type: 'number'},
  'household-size': {type: 'number', default: 1},
  income: {type: 'number'},
  filing: {type: 'choice', options: filings, default: 'single'},
  county: {type: 'string'},
  'benchmark-monthly': {type: 'number'},
  placement: IN_PAGE,
} as const satisfies AttributeTable;

/** The public contract of the Marketplace calculator. */
export const contract = {
  className: 'AcaCalculatorElement',
  summary: 'A form, and what each person of a household in Texas can have and is expected to pay.',
  shared: [calculator, headings],
  table: attributes,
  attributes: {
    'plan-year': {
      does: 'the year of the plans, 2026 or 2027',
      unset: 'the year for which people choose plans today (next year from November 1)',
    },
    'household-size': {does: 'people on the tax return, 1 to 30'},
    income: {does: 'the household’s yearly income (modified adjusted gross income), dollars'},
    filing: {does: 'how the household files its federal tax return'},
    county: {
      does: 'the county of the household, which determines prices',
      values: 'a Texas county’s name, with or without “County”',
    },
    'benchmark-monthly': {
      does: 'the benchmark plan’s price for the people with the credit as HealthCare.gov shows it, dollars a month; overrides the price that the element knows',
    },
    placement: PLACEMENT,
  },
  properties: {
    values: {
      type: "Partial<{planYear: number | null; householdSize: number | null; income: number | null; filing: 'single' | 'joint' | 'head' | 'separate'; county: string; benchmarkMonthly: number | null; people: {age?: number | null; pregnant?: boolean; babiesExpected?: number | null; tobacco?: boolean; medicare?: boolean; employerOffer?: {minimumValue?: boolean; selfOnlyMonthly?: number | null; familyMonthly?: number | null}}[]}>",
      does: VALUES,
    },
  },
  errors:
    '`invalid-fields`: inputs are out of range or not numbers; of a person only the number is named; `load`: the form could not be loaded',
  events: {
    'lamplight-calculated': {
      detail:
        "{calculator: 'aca'; result: {planYear: number; fplPercent: number; applicablePercentage: number | null; expectedContribution: {year: number; month: number} | null; csr: 94 | 87 | 73 | null; people: {program: 'credit' | 'medicaid' | 'chip' | 'medicaid-pregnant' | 'medicare' | 'employer' | 'coverage-gap' | 'full-price'; reason: string}[]; premium: {year: number; ratingArea: number; benchmarkMonthly: number; creditMonthly: number; netMonthly: number; lowestBronzeMonthly: number | null} | null}}",
      when: `the calculator has a result, unrounded; the inputs are not in the event; ${LIVE}`,
    },
  },
  parts: {
    person: 'the questions about one person',
    add: 'the button that adds a person',
    outcome: 'the programs of one person',
    price: 'the price of a plan, with the sentences beside the price',
    checkbox: 'a box with its label',
    error: 'the error at a control',
    summary: 'the list of errors',
  },
} as const satisfies ElementContract<typeof attributes>;
