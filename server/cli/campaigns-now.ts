import type {StoredCampaign} from '../../agency/campaign.schema.ts';
import {campaignFile, readCampaigns} from '../../agency/campaigns.ts';
import type {AgencyEnvironment} from '../../agency/load.ts';
import {readCampaignsNow} from '../campaigns/save-campaign.ts';
import type {Settings} from '../settings/settings.ts';
import {hasStore, withStore} from './vault.ts';

/**
 * Reads the campaigns that the site shows: the campaigns of the agency's files with the changes of the desk and
 * the command. Throws StorageUnavailableError.
 */
export const campaignsNow = async (
  environment: AgencyEnvironment,
  settings: Settings,
): Promise<readonly StoredCampaign[]> => {
  const configured = readCampaigns(campaignFile(environment));
  return hasStore(settings)
    ? await withStore(settings, (store) => store.read((db) => readCampaignsNow(db, configured)))
    : configured;
};
