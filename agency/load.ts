/** Reads the agency's configuration from disk. Node only: widgets use public.ts. */
import {dirname, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

import {bareOrigin} from './bare-origin.ts';
import {AgencyConfigSchema, type AgencyConfig} from './config.schema.ts';
import {parseAs, readJson} from './read-json.ts';

/** The environment variables of the agency; `process.env` fits. */
export type AgencyEnvironment = Readonly<Record<string, string | undefined>>;

/** The folder of the fictional agency that is part of the product. */
export const sampleFolder = fileURLToPath(new URL('sample', import.meta.url));

const agencyFile = (env: AgencyEnvironment = process.env): string =>
  env['AGENCY_CONFIG'] ? resolve(env['AGENCY_CONFIG']) : resolve(sampleFolder, 'agency.json');

/** Returns the folder of the configuration: of `AGENCY_CONFIG`, otherwise the sample agency's. */
export const agencyFolder = (env: AgencyEnvironment = process.env): string => dirname(agencyFile(env));

/**
 * Reads the agency's configuration, complete and valid. `SITE_ORIGIN` replaces `siteOrigin`; `PARTNER_ORIGINS`
 * (separated by commas) adds to `partnerOrigins`. Throws a ConfigError that names each wrong field and the expected
 * value.
 */
export const loadAgency = (env: AgencyEnvironment = process.env): AgencyConfig => {
  const file = agencyFile(env);
  const replaced = ['SITE_ORIGIN', 'PARTNER_ORIGINS'].filter((name) => env[name]);
  const source = replaced.length > 0 ? `${file} (with ${replaced.join(' and ')} from the environment)` : file;
  return parseAgency(withEnvironment(readJson(file), env), source);
};

/** Parses a configuration that has already been read, for tests and tools. */
export const parseAgency = (value: unknown, file = 'agency.json'): AgencyConfig =>
  parseAs(AgencyConfigSchema, value, file);

// The server's settings accept a slash at the end, too. Any other text stays, so that the error shows what is set.
const asOrigin = (address: string): string => bareOrigin(address) ?? address;

const withEnvironment = (value: unknown, env: AgencyEnvironment): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const partners = 'partnerOrigins' in value ? value.partnerOrigins : undefined;
  const added = (env['PARTNER_ORIGINS'] ?? '')
    .split(',')
    .map((entry) => asOrigin(entry.trim()))
    .filter((entry) => entry !== '');
  return {
    ...value,
    ...(env['SITE_ORIGIN'] ? {siteOrigin: asOrigin(env['SITE_ORIGIN'])} : {}),
    ...(Array.isArray(partners)
      ? {partnerOrigins: [...new Set([...(partners as unknown[]), ...added])]}
      : {}),
  };
};
