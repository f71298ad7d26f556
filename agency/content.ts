/** Reads the agency's content from disk. Node only. */
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {shownClaims, type ShownClaim} from './claims.ts';
import type {AgencyConfig} from './config.schema.ts';
import {ContentSchema, type Content} from './content.schema.ts';
import type {Language} from '../contract/language.ts';
import {agencyValues, fillAllPlaceholders} from './legal/values.ts';
import {agencyFolder, loadAgency, sampleFolder, type AgencyEnvironment} from './load.ts';
import {publicAgency} from './public.ts';
import {parseAs, readJson} from './read-json.ts';

/** Content for pages, without the claims that this agency may not make. */
export type ShownContent = Omit<Content, 'hero' | 'claims'> & {
  readonly hero: Omit<Content['hero'], 'nurse'> & {readonly nurse: string | null};
  readonly claims: readonly ShownClaim[];
};

/**
 * Returns the content in one language with the agency's identity. The sample's file replaces a missing file. For a real agency, invented
 * reviews are removed, and mentions of nursing unless its configuration proves the license. Throws a ConfigError that names each invalid
 * field.
 */
export const loadContent = (lang: Language, env: AgencyEnvironment = process.env): ShownContent => {
  const config = loadAgency(env);
  const file = contentFile(join('content', `${lang}.json`), env);
  const values = agencyValues(publicAgency(config));
  const filled = fillAllPlaceholders(readJson(file), values);
  return permitted(parseAs(ContentSchema, filled, file), config, lang);
};

/** Returns the path of the agency's own file of that name, or the sample's. */
export const contentFile = (name: string, env: AgencyEnvironment = process.env): string => {
  const own = join(agencyFolder(env), name);
  return existsSync(own) ? own : join(sampleFolder, name);
};

const permitted = (content: Content, config: AgencyConfig, lang: Language): ShownContent => ({
  ...content,
  hero: {...content.hero, nurse: config.claims.nurse ? content.hero.nurse : null},
  claims: shownClaims(config, content.claims, lang),
  testimonials: config.isSample ? content.testimonials : [],
});
