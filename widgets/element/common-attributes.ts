import type {AttributeTable} from './attributes.ts';

/** Attributes of every Lamplight element, besides `lang`. */
export const commonAttributes = {
  theme: {type: 'choice', options: ['auto', 'light', 'dark'], default: 'auto'},
  partner: {type: 'string'},
  api: {type: 'string'},
  site: {type: 'string'},
  picker: {type: 'choice', options: ['on', 'off'], default: 'on'},
  counts: {type: 'choice', options: ['on', 'off'], default: 'on'},
} as const satisfies AttributeTable;
