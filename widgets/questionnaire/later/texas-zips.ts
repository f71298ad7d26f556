import {texasZips} from 'virtual:lamplight/texas-zips';
import {readZipTable} from '../../../insurance/places/zip-table.ts';

/** The ZIP codes of Texas, its own chunk: only a visitor who types one downloads the table. Import it dynamically. */
export const texasZipTable = readZipTable(texasZips);
