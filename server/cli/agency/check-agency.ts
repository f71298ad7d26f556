import {Resolver} from 'node:dns/promises';
import {loadAgency} from '../../../agency/load.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {readSettings, type Environment} from '../../settings/settings.ts';
import {campaignsNow} from '../campaigns-now.ts';
import {checkData} from './check/check-data.ts';
import {checkIdentity} from './check/check-identity.ts';
import {checkMail} from './check/check-mail.ts';
import {checkSite} from './check/check-site.ts';
import {checkTexts} from './check/check-texts.ts';
import type {Finding} from './check/finding.ts';

/** The options of the check: `resolver` is the address of a name server (`host` or `host:port`) instead of the machine's own. */
export type CheckOptions = {
  readonly isOffline: boolean;
  readonly resolver?: string | undefined;
  readonly dkimSelector?: string | undefined;
};

const unchecked: readonly Finding[] = (['mail', 'site'] as const).map((topic) => ({
  state: 'unchecked',
  topic,
  text: `The ${topic} is not checked offline.`,
}));

/**
 * Lists what is missing before an agency's site goes live. Throws ConfigError and SettingsError for unusable values, and
 * StorageUnavailableError for a store that cannot be opened.
 */
export const checkAgency = async (
  environment: Environment,
  {isOffline, resolver, dkimSelector}: CheckOptions,
  now: Date,
): Promise<readonly Finding[]> => {
  const agency = loadAgency(environment);
  const settings = readSettings(environment);
  const today = chicagoDay(now.getTime());
  const names = new Resolver({timeout: 3_000, tries: 2});
  if (resolver !== undefined) names.setServers([resolver]);
  const local = [
    ...checkIdentity(agency, today),
    ...checkTexts(environment, await campaignsNow(environment, settings), today),
    ...checkData(settings, now),
  ];
  if (isOffline) return [...local, ...unchecked];
  const mail = {server: settings.SMTP_URL, from: settings.MAIL_FROM || agency.email, dkimSelector};
  const site = {
    origin: agency.siteOrigin,
    isSet: settings.SITE_ORIGIN !== undefined,
    trustsProxy: settings.TRUST_PROXY !== false,
  };
  return [...local, ...(await checkMail(mail, names)), ...(await checkSite(site, names, now))];
};
