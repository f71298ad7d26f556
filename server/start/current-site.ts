import type {Logger} from 'pino';
import type {StoredCampaign} from '../../agency/campaign.schema.ts';
import {campaignFile, readCampaigns, withAddresses} from '../../agency/campaigns.ts';
import type {AgencyConfig, Hours} from '../../agency/config.schema.ts';
import {publicAgency} from '../../agency/public.ts';
import type {Campaign} from '../../contract/campaign.ts';
import {currentCampaigns} from '../campaigns/campaign-entry.ts';
import {createCampaignSource} from '../campaigns/campaign-source.ts';
import {Edits} from '../edits/edits.ts';
import type {Environment} from '../settings/settings.ts';
import type {PageChange} from '../site/changed-pages.ts';
import {createPageChange} from '../site/page-change.ts';
import type {ChangeBell} from '../storage/change-bell.ts';
import type {Store} from '../storage/store.ts';

type Parts = {
  readonly agency: AgencyConfig;
  readonly environment: Environment;
  readonly database: Store;
  readonly bell: ChangeBell;
  readonly now: () => Date;
  readonly log: Logger;
};

/** The current site: the agency's configuration with the edits of the desk and of commands. */
export type CurrentSite = {
  readonly edits: Edits;
  /** A number that changes with every edit. */
  readonly stamp: () => number;
  readonly configuredCampaigns: () => readonly StoredCampaign[];
  readonly readCampaigns: () => readonly Campaign[];
  readonly readHours: () => Hours;
  /** Returns the change of the built pages; undefined for none. */
  readonly readPageChange: () => PageChange | undefined;
};

/** Combines configuration and edits. Throws the agency's ConfigError when its campaigns cannot be read. */
export const createCurrentSite = ({agency, environment, database, bell, now, log}: Parts): CurrentSite => {
  const file = campaignFile(environment);
  const configuredCampaigns = createCampaignSource({
    file,
    load: () => readCampaigns(file),
    onFault: (err) => log.error({err}, 'the changed campaigns cannot be used; the previous ones stay'),
  });
  const edits = new Edits({
    store: database,
    bell,
    onFault: (err) => log.error({err}, 'an edit cannot be used; the configuration stays in force for it'),
  });
  const shown = publicAgency(agency);
  const readHours = () => edits.current.hours ?? agency.hours;
  const readCampaignsNow = () =>
    currentCampaigns(configuredCampaigns(), edits.current.campaigns).map((campaign) =>
      withAddresses(campaign, shown),
    );
  return {
    edits,
    stamp: () => edits.stamp,
    configuredCampaigns,
    readCampaigns: readCampaignsNow,
    readHours,
    readPageChange: createPageChange({
      built: agency.hours,
      readHours,
      readCampaigns: readCampaignsNow,
      edits,
      now,
    }),
  };
};
