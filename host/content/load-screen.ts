import {articles, legalPages, texts} from 'virtual:lamplight/host/languages';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import type {Day} from '../../insurance/calendar/day.ts';
import {withHoursInForce} from './agency-data.ts';
import {loadBuilder} from '../builder/load-builder.ts';
import {loadGlossary} from '../glossary/load-glossary.ts';
import {pages} from '../page/pages.ts';
import {placeOf} from '../routing/path.ts';
import {isLegalPage, type Route} from '../routing/route.ts';
import {loadService} from '../service/load-service.ts';
import type {Screen} from './screen.ts';

/** Facts of the served page that its address does not contain. */
export type Served = {
  /** The served screen: on a 404 it differs from the address's screen. */
  readonly route?: Route | undefined;
  /** The day for which the page was created. */
  readonly day?: Day;
  /** The document already contains the page: its texts are not loaded if the page can do without them. */
  readonly isDrawn?: true;
};

/** Loads everything that the screen at a path needs. Rejects when a file cannot be loaded. */
export const loadScreen = async (path: string, served: Served = {}): Promise<Screen> => {
  const {lang, route: addressed} = placeOf(path);
  const route = served.route ?? addressed;
  const [language, Page, list, legal, builder, glossary] = await Promise.all([
    texts[lang](),
    pages[route.page].load(),
    route.page === 'blog' || route.page === 'article' ? articles[lang]() : undefined,
    isLegalPage(route.page) ? legalPages[lang][route.page]() : undefined,
    route.page === 'embed' ? loadBuilder(lang) : undefined,
    route.page === 'glossary' ? loadGlossary(lang) : undefined,
  ]);
  const service =
    route.page === 'service' && !served.isDrawn ? await loadService(language.services[route.id]) : undefined;
  const day = served.day ?? chicagoDay(Date.now());
  return {
    path,
    lang,
    route,
    texts: language.texts,
    Page,
    articles: list?.articles ?? [],
    legal: legal && withHoursInForce(legal.page, lang),
    builder,
    glossary,
    service,
    day,
  };
};
