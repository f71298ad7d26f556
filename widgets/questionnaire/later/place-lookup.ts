import {parseLocation} from '../../../insurance/answers/parse-location.ts';
import type {ZipTable} from '../../../insurance/places/zip-table.ts';
import type {Answers} from '../questionnaire.model.ts';
import {countyOf, type KnownPlace, placeIn} from './place.ts';

/** The longest wait for the table, in milliseconds: an answer without a price is better than no answer. */
const PATIENCE_MS = 5000;

type LoadTable = () => Promise<{readonly texasZipTable: ZipTable}>;

/** Returns the key of a county: the ZIP code, otherwise the whole location. */
const homeIn = ({'leadData.location': location = ''}: Answers): string =>
  parseLocation(location).zip ?? location.trim().toLowerCase();

/** Finds the county of the location in the table of Texas ZIP codes, which loads when a Texas place is named. */
export class PlaceLookup {
  #table: ZipTable | undefined;
  #arrival: Promise<void> | undefined;
  readonly #onArrival: () => void;
  readonly #load: LoadTable;

  /** `onArrival` is called when the table has loaded; `load` requests the table. */
  constructor(onArrival: () => void, load: LoadTable = () => import('./texas-zips.ts')) {
    this.#onArrival = onArrival;
    this.#load = load;
  }

  /** Returns the place of the location, if known. */
  placeIn(answers: Answers): KnownPlace | undefined {
    return placeIn(answers, this.#table);
  }

  /**
   * Returns the answers after a change: removes the county of another place, and sets the county of the location if
   * there is only one.
   */
  following(before: Answers, after: Answers): Answers {
    const {'leadData.county': county, ...others} = after;
    const isElsewhere = county !== undefined && homeIn(before) !== homeIn(after);
    return this.withCounty(isElsewhere ? others : after);
  }

  /**
   * Returns the answers with the county of their location: none while it is open. Loads the table at the first Texas
   * place.
   */
  withCounty(answers: Answers): Answers {
    if (parseLocation(answers['leadData.location'] ?? '').state === 'texas') this.#arrival ??= this.#fetch();
    const county = countyOf(answers, this.placeIn(answers));
    const {'leadData.county': before = '', ...others} = answers;
    if (county === before) return answers;
    // A stored county waits for the table, which decides whether the county fits.
    if (county === '' && !this.#table) return answers;
    return county === '' ? others : {...others, 'leadData.county': county};
  }

  /** Settles when no table is on its way, at the latest after `PATIENCE_MS`. Never rejects. */
  async settled(): Promise<void> {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([this.#arrival, patience]);
  }

  async #fetch(): Promise<void> {
    try {
      ({texasZipTable: this.#table} = await this.#load());
      this.#onArrival();
    } catch {
      this.#arrival = undefined; // the next change of the location retries
    }
  }
}
