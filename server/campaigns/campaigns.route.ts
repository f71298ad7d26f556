import {API_PATHS} from '../../contract/api-path.ts';
import type {Campaign} from '../../contract/campaign.ts';
import {CampaignListSchema} from '../../contract/public-data.schema.ts';
import {readRoute, type Route} from '../http/route.ts';
import {cached} from '../http/route-answer.ts';

const MAX_AGE_SECONDS = 300;

/** `GET /api/campaigns`: every campaign, including past and coming campaigns; the reader's date decides which is active. */
export const campaignsRoute = (readCampaigns: () => readonly Campaign[]): Route =>
  readRoute({
    path: API_PATHS.campaigns,
    summary: 'Enrollment campaigns',
    policy: 'publicRead',
    answers: {200: CampaignListSchema},
    handle: async () => cached({campaigns: readCampaigns()}, MAX_AGE_SECONDS),
  });
