import type {LanguageCode} from '../../agency/languages.ts';
import type {Day} from '../../insurance/calendar/day.ts';
import type {Route} from '../routing/route.ts';
import type {LegalPage} from '../../agency/legal-pages/legal-page.ts';
import type {Service} from '../service/load-service.ts';
import type {Builder} from '../builder/load-builder.ts';
import type {SiteTexts} from './site-texts.ts';

/** Everything one screen needs to be drawn, on the server and in the browser alike. */
export type Screen = {
  readonly path: string;
  readonly lang: LanguageCode;
  readonly route: Route;
  readonly texts: SiteTexts;
  /** The text of a legal page; undefined on every other screen. */
  readonly legal: LegalPage | undefined;
  /** The snippet builder; undefined on every other screen. */
  readonly builder: Builder | undefined;
  /** The page of a service; undefined on other screens, and on the page as it was served. */
  readonly service: Service | undefined;
  /** The day the screen is made for, in Chicago: years in texts follow it. */
  readonly day: Day;
};
