import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import type {Day} from '../../insurance/calendar/day.ts';
import {placeOf} from '../routing/path.ts';
import {isLegalPage, type Route} from '../routing/route.ts';
import {loadLegalPage} from './load-legal-page.ts';
import {loadTexts} from './load-texts.ts';
import type {Screen} from './screen.ts';

/** What the served page says of itself, where the address alone does not tell. */
export type Served = {
  /** The screen that was served: another one than the address's on a 404. */
  readonly route?: Route;
  /** The day the page was made for. */
  readonly day?: Day;
};

/** Everything the screen at a path needs. Rejects when a file cannot be had. */
export const loadScreen = async (path: string, served: Served = {}): Promise<Screen> => {
  const place = placeOf(path);
  const route = served.route ?? place.route;
  const [texts, legal] = await Promise.all([
    loadTexts(place.lang),
    isLegalPage(route.page) ? loadLegalPage(place.lang, route.page) : null,
  ]);
  return {path, lang: place.lang, route, texts, legal, day: served.day ?? chicagoDay(Date.now())};
};
