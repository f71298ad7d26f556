import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';
import {filters} from './blog.model.ts';

/** The attributes of the blog, besides the attributes of every element. */
export const attributes = {
  article: {type: 'string'},
  category: {type: 'choice', options: filters, default: 'all'},
  links: {type: 'choice', options: ['inside', 'site'], default: 'inside'},
  heading: {type: 'choice', options: ['on', 'off'], default: 'on'},
  'heading-level': {type: 'choice', options: ['1', '2', '3'], default: '2'},
} as const satisfies AttributeTable;

/** The public contract of the blog. */
export const contract = {
  className: 'BlogElement',
  summary: 'Shows the agency’s articles, as a list and one at a time.',
  shared: [headings],
  table: attributes,
  attributes: {
    article: {
      does: 'shows this article; an unknown id says that there is no such article',
      values: 'an article’s id',
      unset: 'the list',
    },
    category: {does: 'the category that the list shows'},
    links: {
      does: 'the target of a plain click on an article or a category: opened here, or an address of the agency’s site',
    },
    heading: {does: '`off` when the page has its own title and introduction around the list'},
    'heading-level': {does: 'the level of the title; headings inside are each one level lower'},
  },
  events: {
    'lamplight-navigate': {
      detail: '{to: string}',
      when: 'the visitor clicked a link to an article or to the list; cancel the event to route the link yourself',
    },
  },
  errors: '`load`: the other articles could not be loaded; the next touch retries',
  parts: {
    card: 'one article in a list',
    title: 'the title of the open article',
    footer: 'the license line',
    picker: 'the choice of language',
  },
} as const satisfies ElementContract<typeof attributes>;
