import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';

/** The attributes of the testimonials, besides the attributes of every element. */
export const attributes = {
  heading: {type: 'choice', options: ['on', 'off'], default: 'on'},
  'heading-level': {type: 'choice', options: ['1', '2', '3'], default: '2'},
} as const satisfies AttributeTable;

/** The public contract of the testimonials. */
export const contract = {
  className: 'TestimonialsElement',
  summary: 'Shows what the agency’s clients say.',
  shared: [headings],
  table: attributes,
  attributes: {
    heading: {does: '`off` when the page has its own heading'},
    'heading-level': {does: 'the level of the section’s heading'},
  },
  parts: {
    card: 'one testimonial',
    initials: 'the circle with the initials or the picture',
    footer: 'the license line',
    picker: 'the choice of language',
  },
} as const satisfies ElementContract<typeof attributes>;
