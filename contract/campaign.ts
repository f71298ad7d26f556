import type {Answer} from './of-schema.ts';
import type {CampaignListSchema} from './public-data.schema.ts';

/** The kinds of enrollment a campaign can announce. */
export const CAMPAIGN_TYPES = ['aca', 'medicare'] as const;

/** The icons a campaign can show. */
export const CAMPAIGN_ICONS = ['heart', 'shield', 'default'] as const;

/**
 * The link and the priority of each type of campaign where an entry has none. In the file of campaigns, such a link
 * names a page of the agency's configuration.
 */
export const CAMPAIGN_DEFAULTS = {
  aca: {ctaUrl: '{{acaEnrollUrl}}', priority: 1},
  medicare: {ctaUrl: '{{medicareEnrollUrl}}', priority: 2},
} as const;

/** Answer of `GET /api/campaigns`. */
export type CampaignList = Answer<typeof CampaignListSchema>;

/** One enrollment campaign. Days are whole days in America/Chicago, including both ends. */
export type Campaign = CampaignList['campaigns'][number];
