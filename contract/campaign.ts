import type {Answer} from './of-schema.ts';
import type {CampaignListSchema} from './public-data.schema.ts';

/** The kinds of enrollment a campaign can announce. */
export const CAMPAIGN_TYPES = ['aca', 'medicare'] as const;

/** The icons a campaign can show. */
export const CAMPAIGN_ICONS = ['heart', 'shield', 'default'] as const;

/** Answer of `GET /api/campaigns`. */
export type CampaignList = Answer<typeof CampaignListSchema>;

/** One enrollment campaign. Days are whole days in America/Chicago, including both ends. */
export type Campaign = CampaignList['campaigns'][number];
