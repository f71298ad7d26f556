import {parseLocation} from '../../../insurance/answers/parse-location.ts';
import type {ZipTable} from '../../../insurance/places/zip-table.ts';
import type {Answers} from '../questionnaire.model.ts';
import {countyOf, type KnownPlace, placeIn} from './place.ts';

/** What a county belongs to: the ZIP code, else the whole location. */
const homeIn = ({'leadData.location': location = ''}: Answers): string =>
  parseLocation(location).zip ?? location.trim().toLowerCase();

/** Finds the county of the location in the table of Texas ZIP codes, which it fetches once a Texas place is named. */
export class PlaceLookup {
  #table: ZipTable | undefined;
  #isArriving = false;
  readonly #onArrival: () => void;

  /** `onArrival` is called when the table has come. */
  constructor(onArrival: () => void) {
    this.#onArrival = onArrival;
  }

  /** The place of the location as far as it is known. */
  placeIn(answers: Answers): KnownPlace | undefined {
    return placeIn(answers, this.#table);
  }

  /** The answers after a change: the county of another place goes, the county of the location comes where there is one only. */
  following(before: Answers, after: Answers): Answers {
    const {'leadData.county': county, ...others} = after;
    const isElsewhere = county !== undefined && homeIn(before) !== homeIn(after);
    return this.withCounty(isElsewhere ? others : after);
  }

  /** The answers with the county of their location: none while it is open. Fetches the table at the first Texas place. */
  withCounty(answers: Answers): Answers {
    if (parseLocation(answers['leadData.location'] ?? '').state === 'texas') void this.#fetch();
    const county = countyOf(answers, this.placeIn(answers));
    const {'leadData.county': before = '', ...others} = answers;
    if (county === before) return answers;
    // A kept county waits for the table, which returns whether it fits.
    if (county === '' && !this.#table) return answers;
    return county === '' ? others : {...others, 'leadData.county': county};
  }

  async #fetch(): Promise<void> {
    if (this.#isArriving) return;
    this.#isArriving = true;
    try {
      ({texasZipTable: this.#table} = await import('./texas-zips.ts'));
      this.#onArrival();
    } catch {
      this.#isArriving = false; // the next change of the location tries again
    }
  }
}
