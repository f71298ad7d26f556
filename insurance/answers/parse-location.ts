/** Where a visitor lives, as far as the text says: `texas`, another state, or not to be told. */
export type State = 'texas' | 'other' | 'unknown';

/** The state and the ZIP code, null when there is none. */
export type Location = {readonly state: State; readonly zip: string | null};

const texas = /\btx\b|\btexas\b|\btejas\b|德克萨斯|得克萨斯|德州|得州/i;

// Capitals only: small "in", "or", "me", "hi", "ok" are words.
const otherStates =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|TN|UT|V[AT]|W[AIVY])\b/;

/** ZIP prefixes of Texas (USPS Publication 65): 733, 750-799, 885. */
const isTexasZip = (zip: string): boolean => {
  const prefix = Number(zip.slice(0, 3));
  return prefix === 733 || prefix === 885 || (prefix >= 750 && prefix <= 799);
};

/**
 * Reads the state out of `city, state, ZIP` as people type it. A ZIP code and a state that contradict each other, or a
 * city alone, leave the state unknown: it is not guessed.
 */
export const parseLocation = (text: string): Location => {
  const zip = /(?<!\d)\d{5}(?=(?:-\d{4})?(?!\d))/.exec(text)?.[0] ?? null;
  const byZip: State | null = zip === null ? null : isTexasZip(zip) ? 'texas' : 'other';
  const byName: State | null = texas.test(text) ? 'texas' : otherStates.test(text) ? 'other' : null;
  if (byZip !== null && byName !== null && byZip !== byName) return {state: 'unknown', zip};
  return {state: byName ?? byZip ?? 'unknown', zip};
};
