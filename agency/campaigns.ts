/** Reads the agency's campaigns from disk. Node only. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {CAMPAIGN_DEFAULTS} from '../contract/campaign.ts';

import {StoredCampaignListSchema, type Campaign, type StoredCampaign} from './campaign.schema.ts';
import {agencyFolder, loadAgency, sampleFolder, type AgencyEnvironment} from './load.ts';
import {publicAgency, type PublicAgency} from './public.ts';
import {parseAs, readJson} from './read-json.ts';

/**
 * Returns the campaigns of the agency, or of the sample if the agency has no list: enrollment periods are the same for
 * everyone, and the links are the agency's own. Throws a ConfigError that names each wrong field.
 */
export const loadCampaigns = (env: AgencyEnvironment = process.env): Campaign[] => {
  const agency = publicAgency(loadAgency(env));
  return readCampaigns(campaignFile(env)).map((campaign) => withAddresses(campaign, agency));
};

/** Returns the path of the file that `loadCampaigns` reads. */
export const campaignFile = (env: AgencyEnvironment = process.env): string => {
  const own = join(agencyFolder(env), 'campaigns.json');
  return existsSync(own) ? own : join(sampleFolder, 'campaigns.json');
};

/** Reads the campaigns in a file, with links as names. */
export const readCampaigns = (file: string): StoredCampaign[] =>
  parseAs(StoredCampaignListSchema, readJson(file), file);

/** Resolves the campaign's link. Medicare leads to Medicare.gov while the agency's TPMO numbers are not configured. */
export const withAddresses = (campaign: StoredCampaign, agency: PublicAgency): Campaign => {
  if (campaign.ctaUrl === CAMPAIGN_DEFAULTS.aca.ctaUrl) return {...campaign, ctaUrl: agency.acaEnrollUrl};
  if (campaign.ctaUrl === CAMPAIGN_DEFAULTS.medicare.ctaUrl || (campaign.type === 'medicare' && !agency.tpmo))
    return {...campaign, ctaUrl: agency.medicareEnrollUrl};
  return campaign;
};
