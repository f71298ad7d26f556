import {INSURANCE_TYPES} from '../../contract/insurance-type.ts';
import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';
import {IN_PAGE, openable, PLACEMENT} from '../ui/opener/placement.contract.ts';
import {
  HIDDEN_FIELDS,
  PREFILLED,
  SEND_ERRORS,
  submission,
  URL_PREFILL,
} from '../ui/submission/submission.contract.ts';

/** The attributes of a quote form, besides the attributes of every element. */
export const attributes = {
  'first-name': {type: 'string'},
  'last-name': {type: 'string'},
  email: {type: 'string'},
  phone: {type: 'string'},
  'insurance-type': {type: 'choice', options: ['', ...INSURANCE_TYPES], default: ''},
  'hidden-fields': {type: 'string'},
  'url-prefill': {type: 'boolean'},
  placement: IN_PAGE,
} as const satisfies AttributeTable;

/** The public contract of a quote form. */
export const contract = {
  className: 'QuoteFormElement',
  summary: 'Asks for a free quote.',
  shared: [submission, openable, headings],
  table: attributes,
  attributes: {
    'first-name': {values: 'any text', does: PREFILLED, unset: 'none'},
    'last-name': {values: 'any text', does: PREFILLED, unset: 'none'},
    email: {values: 'any text', does: PREFILLED, unset: 'none'},
    phone: {values: 'any text', does: PREFILLED, unset: 'none'},
    'insurance-type': {
      does: 'the service that is chosen at first; a later value counts while the visitor has not chosen a service',
      unset: 'none',
    },
    'hidden-fields': HIDDEN_FIELDS,
    'url-prefill': URL_PREFILL,
    placement: PLACEMENT,
  },
  methods: {
    attachCalculation: {
      type: "(calculation: {calculator: 'retirement' | 'life' | 'aca'; inputs: object}) => Promise<void>",
      does: 'attaches the inputs of a calculator to the request; the form names them, and the visitor can remove them',
    },
  },
  errors: SEND_ERRORS,
  events: {
    'lamplight-submitted': {
      detail: "{kind: 'lead'; id: string}",
      when: 'the server has stored the request',
    },
  },
} as const satisfies ElementContract<typeof attributes>;
