import {parseLocation} from '../../../insurance/answers/parse-location.ts';
import type {ZipTable} from '../../../insurance/places/zip-table.ts';
import type {Answers} from '../questionnaire.model.ts';

/** The place of a location according to the table of Texas ZIP codes. */
export type KnownPlace = {
  readonly zip: string | null;
  /** '' if unknown. */
  readonly city: string;
  /** The counties to choose from: one is certain, several need a question, all of Texas if the ZIP code is unknown. */
  readonly counties: readonly string[];
  /** Whether the ZIP code is in the table. */
  readonly isKnown: boolean;
};

/**
 * Reads the place from the location. Undefined outside Texas, and while the table has not loaded: nothing is guessed.
 */
export const placeIn = (answers: Answers, table: ZipTable | undefined): KnownPlace | undefined => {
  const {state, zip} = parseLocation(answers['leadData.location'] ?? '');
  if (!table || state !== 'texas') return undefined;
  const found = zip === null ? undefined : table.find(zip);
  return {
    zip,
    city: found?.city ?? '',
    counties: found?.counties ?? table.counties,
    isKnown: found !== undefined,
  };
};

/** Returns the county of a household: the only county of its ZIP code, or the chosen county; '' while unknown. */
export const countyOf = (answers: Answers, place: KnownPlace | undefined): string => {
  const chosen = answers['leadData.county'] ?? '';
  if (!place) return '';
  const [first = '', ...others] = place.counties;
  if (others.length === 0) return first;
  return place.counties.includes(chosen) ? chosen : '';
};
