import {renderToString} from 'react-dom/server';
import {App} from './app.tsx';
import {articles} from 'virtual:lamplight/host/languages';
import {LANGUAGES, type Language} from '../contract/language.ts';
import {loadScreen} from './content/load-screen.ts';
import {documentOf, BUILD_MARK, type PageFiles} from './head/document.ts';
import {withShadowRoots, type WidgetMarkup} from './head/shadow-roots.ts';
import {type PageEntry, pages as entries} from './page/pages.ts';
import {pathOf, placeOf} from './routing/path.ts';
import {routesOf, type Route} from './routing/route.ts';

export {BUILD_MARK};
export {agency} from './content/agency-data.ts';
export {provideFacts} from './builder/facts.ts';
export {siteIndex} from './found/site-index.ts';

/** A page to draw. With status 404 the page answers every unknown path below `path`. */
export type PageRequest = {
  readonly path: string;
  readonly lang: Language;
  readonly status?: 404;
};

/** The facts that only the build has. `widgetMarkup` returns '' for an element that was not built. */
export type PageBuild = Pick<PageFiles, 'script' | 'later' | 'modulePreloads'> & {
  readonly widgetMarkup: WidgetMarkup;
};

/** A drawn page, and the exact text of its inline scripts for the Content-Security-Policy. */
export type DrawnPage = {
  readonly html: string;
  readonly inlineScripts: readonly string[];
};

/** Lists every page in every language: all routes, the 404 page of each language, and the page for unknown articles. */
export const pages = async (): Promise<readonly PageRequest[]> => {
  const perLanguage = LANGUAGES.map(async (lang) => {
    const routes = routesOf(await articles[lang]());
    const missing: readonly Route[] = [{page: 'home'}, {page: 'blog'}];
    return routes
      .map((route): PageRequest => ({path: pathOf(lang, route), lang}))
      .concat(missing.map((below) => ({path: pathOf(lang, below), lang, status: 404})));
  });
  return (await Promise.all(perLanguage)).flat();
};

/** Returns the build's data about a page apart from its text. */
export const pageFacts = ({
  path,
  status,
}: PageRequest): Pick<PageEntry, 'file' | 'elements' | 'drawing'> & {readonly route: Route} => {
  const route = status ? missingRoute(path) : placeOf(path).route;
  return {...entries[route.page], route};
};

/** Draws one page. Throws when a text is missing or a page cannot be drawn, which fails the build. */
export const renderPage = async (request: PageRequest, build: PageBuild): Promise<DrawnPage> => {
  const {path, lang, status} = request;
  const screen = await loadScreen(path, {route: status && missingRoute(path)});
  const missing: string[] = [];
  const listen = (_languages: readonly string[], _namespace: string, key: string): void => {
    missing.push(key);
  };
  const {i18n} = screen.texts;
  i18n.options.saveMissing = true;
  i18n.on('missingKey', listen);
  const body = withShadowRoots(renderToString(<App screen={screen} />), build.widgetMarkup);
  const page = documentOf(screen, body, build, Date.now());
  i18n.off('missingKey', listen);
  if (missing.length > 0) throw new Error(`${path} (${lang}) lacks ${missing.join(', ')}`);
  return page;
};

/** An unknown path below the blog is a missing article; any other unknown path is a missing page. */
const missingRoute = (path: string): Route =>
  placeOf(path).route.page === 'blog' ? {page: 'article', id: ''} : {page: 'not-found'};
