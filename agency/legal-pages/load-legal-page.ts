/** Reads the agency's pages of legal text from disk. Node only. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {AgencyConfig} from '../config.schema.ts';
import {contentFile, loadContent} from '../content.ts';
import {hoursLine} from '../hours.ts';
import type {Language} from '../../contract/language.ts';
import {legalCatalogs} from '../legal/catalog.ts';
import {agencyValues} from '../legal/values.ts';
import {loadAgency, type AgencyEnvironment} from '../load.ts';
import {publicAgency} from '../public.ts';
import type {LegalPage, LegalPageName} from './legal-page.ts';
import {parseLegalPage} from './parse-legal-page.ts';

/**
 * Returns one page in one language, from the agency's own file or the sample's, with the agency's identity. Throws a
 * ConfigError that names the file and the fault.
 */
export const loadLegalPage = (
  name: LegalPageName,
  lang: Language,
  env: AgencyEnvironment = process.env,
): LegalPage => {
  const config = loadAgency(env);
  const agency = publicAgency(config);
  const file = contentFile(join('legal-pages', lang, `${name}.md`), env);
  return parseLegalPage({
    name,
    lang,
    file,
    markup: readFileSync(file, 'utf8'),
    legal: legalCatalogs[lang],
    tpmo: agency.tpmo,
    isSample: agency.isSample,
    claims: loadContent(lang, env).claims,
    values: {
      ...agencyValues(agency),
      address: addressLine(config),
      hours: hoursLine(config.hours, lang),
    },
  });
};

/** Returns the postal address on one line, in the form of the post office. */
const addressLine = ({postalAddress: {street, city, state, zip}}: AgencyConfig): string =>
  `${street}, ${city}, ${state} ${zip}`;
