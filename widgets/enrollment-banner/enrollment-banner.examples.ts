import type {Example} from '../conformance/example.ts';

/** The banner's states. The day decides which campaign is shown; the tests set the clock. */
export const examples: readonly Example[] = [
  {name: 'in its place'},
  {name: 'fixed at the top', attributes: {placement: 'fixed'}},
  {name: 'dark', attributes: {theme: 'dark'}},
];
