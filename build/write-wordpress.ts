import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadAgency} from '../agency/load.ts';
import {publicAgency} from '../agency/public.ts';
import {pluginFiles} from '../package/wordpress/plugin-files.ts';
import {zip} from '../package/wordpress/zip.ts';
import {version} from './product.ts';

/** Writes the WordPress plugin that partners upload as a zip: `/embed/v1/lamplight-wordpress.zip`. */
export const writeWordpress = (dist: string): void => {
  const {siteOrigin} = publicAgency(loadAgency(process.env));
  writeFileSync(join(dist, 'embed/v1/lamplight-wordpress.zip'), zip(pluginFiles(version, siteOrigin)));
};
