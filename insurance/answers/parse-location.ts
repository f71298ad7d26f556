import {namesTexasCity, stateByName, stateByZip, type StateCode} from '../places/find-state.ts';
import {plainWidth} from './plain-width.ts';

/** The visitor's state, if the text names a state: `texas`, another state or a territory, or unknown. */
export type State = 'texas' | 'other' | 'unknown';

/** The state, its two letters if known, and the ZIP code; null when there is none. */
export type Location = {
  readonly state: State;
  readonly stateCode: StateCode | null;
  readonly zip: string | null;
};

/**
 * Reads the state from a typed `city, state, ZIP`. A ZIP code and a state that contradict each other leave the state
 * unknown, and so does a city alone unless it is a large city in Texas: nothing is guessed.
 */
export const parseLocation = (typed: string): Location => {
  const text = plainWidth(typed);
  const zip = /(?<!\d)\d{5}(?=(?:-\d{4})?(?!\d))/.exec(text)?.[0] ?? null;
  const byName = stateByName(text);
  // A prefix without a state belongs to an address abroad or to the armed forces: not Texas.
  const byZip = zip === null ? undefined : (stateByZip(zip) ?? null);
  if (byZip !== undefined && byName !== undefined && byZip !== byName)
    return {state: 'unknown', stateCode: null, zip};
  const stateCode = byName ?? byZip ?? (byZip === undefined && namesTexasCity(text) ? 'TX' : null);
  if (stateCode === null) return {state: byZip === undefined ? 'unknown' : 'other', stateCode, zip};
  return {state: stateCode === 'TX' ? 'texas' : 'other', stateCode, zip};
};
