import type {AttributeTable} from '../element/attributes.ts';
import type {ElementContract} from '../element/contract.ts';

/** The attributes of a banner, besides the attributes of every element. */
export const attributes = {
  placement: {type: 'choice', options: ['inline', 'fixed'], default: 'inline'},
} as const satisfies AttributeTable;

/** The public contract of a banner. */
export const contract = {
  className: 'EnrollmentBannerElement',
  summary: 'Announces the enrollment window that is open, one at a time.',
  shared: [],
  table: attributes,
  attributes: {
    placement: {does: 'at its place in the page, or at the top of the window with a spacer of 80 px'},
  },
  ready: 'the element is on screen, or has nothing to show',
  events: {
    'lamplight-dismissed': {
      detail: '{campaign: string}',
      when: 'the visitor closed a campaign; the next campaign is shown',
    },
  },
  parts: {bar: 'the bar', action: 'the Enroll Now link'},
  tokens: {
    '--lamplight-banner-space': {
      does: 'the height that the page reserves before scripts run',
      unset: '0',
    },
  },
} as const satisfies ElementContract<typeof attributes>;
