import {parseLocation} from '../../../insurance/answers/parse-location.ts';
import type {ZipTable} from '../../../insurance/places/zip-table.ts';
import type {Answers} from '../questionnaire.model.ts';

/** The place that a location names, as far as the table of Texas ZIP codes says. */
export type KnownPlace = {
  readonly zip: string | null;
  /** '' where it is not known. */
  readonly city: string;
  /** The counties to choose from: one is known, several are asked for, all of Texas where the ZIP code is unknown. */
  readonly counties: readonly string[];
  /** Whether the ZIP code is in the table. */
  readonly isKnown: boolean;
};

/** Reads the place out of the location. Undefined outside Texas, and while the table is not here: nothing is guessed. */
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

/** The county of a household: the only one of its ZIP code, or the chosen one; '' while it is not known. */
export const countyOf = (answers: Answers, place: KnownPlace | undefined): string => {
  const chosen = answers['leadData.county'] ?? '';
  if (!place) return '';
  const [first = '', ...others] = place.counties;
  if (others.length === 0) return first;
  return place.counties.includes(chosen) ? chosen : '';
};
