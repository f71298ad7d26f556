/** The place of a ZIP code: its post office's city, and each county that it touches, without the word "County". */
export type ZipPlace = {readonly city: string; readonly counties: readonly [string, ...string[]]};

/** A table of ZIP codes. `find` returns undefined for a ZIP code that the table lacks; nothing is guessed. */
export type ZipTable = {
  /** In alphabetical order. */
  readonly counties: readonly string[];
  readonly find: (zip: string) => ZipPlace | undefined;
};

/* A table is one text of five lines: the counties, the cities, and for each ZIP code in rising order the step
   from the previous ZIP code, its city and its counties. Numbers are in base 36. A step of 1, a repeated city
   and repeated counties are empty; `+` is the next city that no ZIP code had yet. Columns of the same kind
   compress better than rows: 10.6 kB for Texas (brotli) instead of 13.0 kB. */

const code = (place: number): string => place.toString(36);
const place = (code: string): number => Number.parseInt(code, 36);

/** Writes places as a table. */
export const writeZipTable = (places: Readonly<Record<string, ZipPlace>>): string => {
  const zips = Object.keys(places).toSorted();
  const all = zips.flatMap((zip) => places[zip] ?? []);
  const counties = [...new Set(all.flatMap((one) => one.counties))].toSorted();
  const cities = [...new Set(all.map(({city}) => city))];
  const columns: readonly [string[], string[], string[]] = [[], [], []];
  let [zipBefore, cityBefore, countiesBefore, known] = [0, '', '', 0];
  for (const [index, {city, counties: own}] of all.entries()) {
    const zip = Number(zips[index]);
    const at = cities.indexOf(city);
    const codes = own.map((county) => code(counties.indexOf(county))).join(',');
    columns[0].push(zip - zipBefore === 1 ? '' : code(zip - zipBefore));
    columns[1].push(at === known ? '+' : city === cityBefore ? '' : code(at));
    columns[2].push(codes === countiesBefore ? '' : codes);
    known = Math.max(known, at + 1);
    [zipBefore, cityBefore, countiesBefore] = [zip, city, codes];
  }
  return [counties.join('|'), cities.join('|'), ...columns.map((column) => column.join(';'))].join('\n');
};

/** Reads a table that `writeZipTable` wrote. */
export const readZipTable = (table: string): ZipTable => {
  const [counties = [], cities = [], steps = [], cityCodes = [], countyCodes = []] = table
    .split('\n')
    .map((line, index) => line.split(index < 2 ? '|' : ';'));
  const places = new Map<string, ZipPlace>();
  let [zip, city, codes, known] = [0, 0, '', 0];
  for (const [index, step] of steps.entries()) {
    zip += step === '' ? 1 : place(step);
    const cityCode = cityCodes[index] ?? '';
    if (cityCode === '+') city = known++;
    else if (cityCode !== '') city = place(cityCode);
    codes = countyCodes[index] || codes;
    const [first, ...others] = codes.split(',').map((one) => counties[place(one)] ?? '');
    if (first)
      places.set(String(zip).padStart(5, '0'), {city: cities[city] ?? '', counties: [first, ...others]});
  }
  return {counties, find: (wanted) => places.get(wanted)};
};
