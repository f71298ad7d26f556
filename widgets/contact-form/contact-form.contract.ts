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

/** The attributes of a contact form, besides the attributes of every element: the initial answers. */
export const attributes = {
  name: {type: 'string'},
  phone: {type: 'string'},
  email: {type: 'string'},
  subject: {type: 'string'},
  'hidden-fields': {type: 'string'},
  'url-prefill': {type: 'boolean'},
  placement: IN_PAGE,
} as const satisfies AttributeTable;

/** The public contract of a contact form. */
export const contract = {
  className: 'ContactFormElement',
  summary: 'Sends a message to the agency.',
  shared: [submission, openable, headings],
  table: attributes,
  attributes: {
    name: {values: 'any text', does: PREFILLED, unset: 'none'},
    phone: {values: 'any text', does: PREFILLED, unset: 'none'},
    email: {values: 'any text', does: PREFILLED, unset: 'none'},
    subject: {values: 'any text', does: PREFILLED, unset: 'none'},
    'hidden-fields': HIDDEN_FIELDS,
    'url-prefill': URL_PREFILL,
    placement: PLACEMENT,
  },
  errors: SEND_ERRORS,
  events: {
    'lamplight-submitted': {
      detail: "{kind: 'contact'; id: string}",
      when: 'the server has stored the message',
    },
  },
} as const satisfies ElementContract<typeof attributes>;
