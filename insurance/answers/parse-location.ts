/** Where a visitor lives, as far as the text says: `texas`, another state, or not to be told. */
export type State = 'texas' | 'other' | 'unknown';

/** The state and the ZIP code, null when there is none. */
export type Location = {readonly state: State; readonly zip: string | null};

// A street may have the name of a state.
const texas =
  /\btx\b|\b(?:texas|tejas)\b(?! (?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|hwy|parkway)\b)|德克萨斯|得克萨斯|德州|得州/i;

// Capitals only: small "in", "or", "me", "hi", "ok" are words.
const otherStates =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|TN|UT|V[AT]|W[AIVY])\b/;

// A full name counts only at the end, alone or after a city: "Nevada, TX" and "Missouri City" are places of Texas.
const otherStateNames =
  /(?:^|[\s,])(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|south (?:carolina|dakota)|tennessee|utah|vermont|virginia|washington|wisconsin|wyoming)[,.]?(?: \d{5}(?:-\d{4})?)?(?:,? usa?)?$|加州|加利福尼亚|佛罗里达|纽约州|俄克拉荷马|路易斯安那/iu;

/** ZIP prefixes of Texas (USPS Publication 65): 733, 750-799, 885. */
const isTexasZip = (zip: string): boolean => {
  const prefix = Number(zip.slice(0, 3));
  return prefix === 733 || prefix === 885 || (prefix >= 750 && prefix <= 799);
};

const byNameOf = (text: string): State | null => {
  if (texas.test(text)) return 'texas';
  return otherStates.test(text) || otherStateNames.test(text) ? 'other' : null;
};

/**
 * Reads the state out of `city, state, ZIP` as people type it. A ZIP code and a state that contradict each other, or a
 * city alone, leave the state unknown: it is not guessed.
 */
export const parseLocation = (answer: string): Location => {
  const text = answer.trim();
  const zip = /(?<!\d)\d{5}(?=(?:-\d{4})?(?!\d))/.exec(text)?.[0] ?? null;
  const byZip: State | null = zip === null ? null : isTexasZip(zip) ? 'texas' : 'other';
  const byName = byNameOf(text);
  if (byZip !== null && byName !== null && byZip !== byName) return {state: 'unknown', zip};
  return {state: byName ?? byZip ?? 'unknown', zip};
};
