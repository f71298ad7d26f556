import {isTerritory, REST_OF_ADDRESS, territoryByName, territoryByZip} from './territories.ts';
import {usStates} from './us-states.ts';

/** Two capital letters of a state or a territory, `TX` for Texas. */
export type StateCode = string;

// A street may have the name of the state.
const texas =
  /\btx\b|\b(?:texas|tejas)\b(?! (?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|hwy|parkway)\b)|德克萨斯|得克萨斯|德州|得州/i;

// Texas cities above 100,000 people (Census, 2023) and well-known cities around Houston. The list omits names
// of cities elsewhere of similar size (Arlington, Pasadena, Richardson, Cypress).
const texasCity =
  /\b(?:houston|san antonio|dallas|austin|fort worth|el paso|corpus christi|lubbock|laredo|plano|frisco|mckinney|amarillo|brownsville|mcallen|galveston|katy|sugar land|the woodlands|pearland|waco|killeen|odessa|beaumont|round rock|league city|tyler|conroe|missouri city)\b|休斯[顿敦]|达拉斯|奥斯汀|圣安东尼奥|沃思堡|埃尔帕索/i;

// Capitals only: lower-case "in", "or", "me", "hi", "ok" are words.
const abbreviation = new RegExp(String.raw`\b(${Object.keys(usStates).join('|')})\b`);

/** The states by the length of their names, the longest first: West Virginia is not Virginia. */
const byLength = Object.entries(usStates)
  .map(([code, {name, alsoCalled}]) => ({code, name, alsoCalled}))
  .sort((a, b) => b.name.length - a.name.length);

// A full name counts only at the end, alone or after a city: "Missouri City" and "Washington Ave, Houston"
// are in Texas. One pattern for all names: a slow phone needs 100 ms to compile a pattern for each state.
const nameAtEnd = new RegExp(
  String.raw`(?:^|[\s,])(${byLength.map(({name}) => name).join('|')})${REST_OF_ADDRESS}`,
  'i',
);

/** Finds the state or the territory in a text, by its name or its two capital letters. Undefined without either. */
export const stateByName = (text: string): StateCode | undefined => {
  if (texas.test(text)) return 'TX';
  // DC comes before Washington, in every spelling.
  if (usStates['DC']?.alsoCalled?.test(text)) return 'DC';
  const short = abbreviation.exec(text)?.[1];
  if (short !== undefined) return short;
  const atEnd = nameAtEnd.exec(text)?.[1]?.toLowerCase();
  const state = byLength.find(({name, alsoCalled}) => name.toLowerCase() === atEnd || alsoCalled?.test(text));
  return state?.code ?? territoryByName(text);
};

/** ZIP prefixes of Texas (USPS Publication 65). */
const texasZips: readonly (readonly [number, number])[] = [
  [733, 733],
  [750, 799],
  [885, 885],
];

/** Returns the state or the territory of a ZIP code. Undefined for a prefix without either, such as the armed forces'. */
export const stateByZip = (zip: string): StateCode | undefined => {
  const territory = territoryByZip(zip);
  if (territory !== undefined) return territory;
  const prefix = Number(zip.slice(0, 3));
  const holds = ([from, to]: readonly [number, number]): boolean => from <= prefix && prefix <= to;
  if (texasZips.some(holds)) return 'TX';
  return Object.entries(usStates).find(([, {zips}]) => zips.some(holds))?.[0];
};

/** Returns whether a text names a large city of Texas that shares its name with no larger city elsewhere. */
export const namesTexasCity = (text: string): boolean => texasCity.test(text);

/**
 * Returns the responsible site for a state: its own exchange's, otherwise HealthCare.gov. For a territory, which has no Marketplace, the
 * site with the addresses of its Medicaid.
 */
export const siteOf = (state: StateCode | null): string =>
  isTerritory(state) ? 'Medicaid.gov' : (usStates[state ?? '']?.exchange?.site ?? 'HealthCare.gov');
