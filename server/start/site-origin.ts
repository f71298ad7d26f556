import type {AgencyConfig} from '../../agency/config.schema.ts';
import type {Settings} from '../settings/settings.ts';

/** Returns the address of the site for links in mails. The sample agency runs on this machine, on any port. */
export const siteOriginOf = (
  agency: Pick<AgencyConfig, 'isSample' | 'siteOrigin'>,
  {SITE_ORIGIN, PORT}: Pick<Settings, 'SITE_ORIGIN' | 'PORT'>,
): string => (agency.isSample ? (SITE_ORIGIN ?? `http://localhost:${PORT}`) : agency.siteOrigin);
