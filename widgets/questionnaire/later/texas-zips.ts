import {texasZips} from 'virtual:lamplight/texas-zips';
import {readZipTable} from '../../../insurance/places/zip-table.ts';

/**
 * The ZIP codes of Texas, as a separate chunk: only a visitor who types a ZIP code downloads the table. Import it
 * dynamically.
 */
export const texasZipTable = readZipTable(texasZips);
