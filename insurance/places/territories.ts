import type {StateCode} from './find-state.ts';

/** A territory of the United States, by its names in the five languages and its ZIP codes. */
type Territory = {
  /** Names in the writing of Europe; in an address they stand at the end. */
  readonly names: string;
  /** Two letters that are no word in an address. */
  readonly letters?: string;
  readonly chinese: RegExp;
  readonly zips: RegExp;
};

/**
 * The territories. None has a Marketplace: each took money for its Medicaid instead (42 U.S.C. 18043), and the premium tax credit needs a
 * plan of a state's exchange (26 U.S.C. 36B(b)(2)(A)). "AS" in capitals is a word, so American Samoa has no two letters here.
 * The prefix 969 also serves Palau, Micronesia and the Marshall Islands, which have no Marketplace either.
 */
const territories: Readonly<Record<StateCode, Territory>> = {
  PR: {names: 'p(?:ue|o)rto rico', letters: 'pr', chinese: /波多黎各/, zips: /^00[679]/},
  VI: {
    names:
      'virgin islands|usvi|islas v[ií]rgenes(?: (?:americanas|estadounidenses|de los estados unidos))?|[iî]les vierges(?: (?:am[eé]ricaines|des [eé]tats-unis))?|jungferninseln',
    letters: 'vi',
    chinese: /维尔?京群岛/,
    zips: /^008/,
  },
  GU: {names: 'guam', letters: 'gu', chinese: /关岛/, zips: /^969(?!5)/},
  MP: {
    names:
      'northern marianas?(?: islands)?|saipan|cnmi|islas marianas(?: del norte)?|[iî]les mariannes(?: du nord)?|n[oö]rdliche[nr]? marianen',
    letters: 'mp',
    chinese: /北马里亚纳|塞班/,
    zips: /^9695/,
  },
  AS: {
    names: 'american samoa|samoa americana|samoa am[eé]ricaines?|amerikanisch-samoa|pago pago',
    chinese: /美属萨摩亚/,
    zips: /^96799/,
  },
};

/** The rest of an address after the name of a state or a territory, as the source of a pattern. */
export const REST_OF_ADDRESS = String.raw`[,.]?(?: \d{5}(?:-\d{4})?)?(?:,? usa?)?\s*$`;

const named = Object.entries(territories).map(([code, {names, letters, chinese}]) => ({
  code,
  inAddress: new RegExp(
    String.raw`(?:^|[\s,])(?:${names}${letters ? `|${letters}` : ''})${REST_OF_ADDRESS}|${chinese.source}`,
    'iu',
  ),
  anywhere: new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})|${chinese.source}`, 'iu'),
}));

/** Returns the territory that an address names; undefined if it names none. */
export const territoryByName = (text: string): StateCode | undefined =>
  named.find(({inAddress}) => inAddress.test(text))?.code;

/** Returns the territory that a question names; undefined if it names none. */
export const territoryNamedIn = (question: string): StateCode | undefined =>
  named.find(({anywhere}) => anywhere.test(question))?.code;

/** Returns the territory of a ZIP code; undefined for the ZIP code of a state. */
export const territoryByZip = (zip: string): StateCode | undefined =>
  Object.entries(territories).find(([, {zips}]) => zips.test(zip))?.[0];

/** Returns whether a code is a territory's, where there is no Marketplace and no premium tax credit. */
export const isTerritory = (state: StateCode | null): boolean =>
  state !== null && Object.hasOwn(territories, state);
