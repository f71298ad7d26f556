import {renderToString} from 'react-dom/server';
import {legalPageNames} from '../agency/legal-pages/legal-page.ts';
import {INSURANCE_TYPES} from '../contract/insurance-type.ts';
import {languageCodes, type LanguageCode} from '../agency/languages.ts';
import {App} from './app.tsx';
import {texts} from 'virtual:lamplight/host/languages';
import {loadScreen} from './content/load-screen.ts';
import displayFont from '../look/fonts/newsreader-display.woff2?url';
import {documentOf, type PageFiles} from './head/document.ts';
import {withShadowRoots, type WidgetMarkup} from './head/shadow-roots.ts';
import {pathOf, placeOf} from './routing/path.ts';
import type {Route} from './routing/route.ts';
import textFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import picture from './drawing/shared-link.png?url';

export {siteIndex} from './found/site-index.ts';

/** A page to draw. With status 404 the page answers every unknown path below `path`. */
export type PageRequest = {
  readonly path: string;
  readonly lang: LanguageCode;
  readonly status?: 404;
};

/** The facts that only the build has. `widgetMarkup` returns '' for an element that is not built. */
export type PageBuild = Pick<PageFiles, 'scripts' | 'styles' | 'modulePreloads'> & {
  readonly widgetMarkup: WidgetMarkup;
};

/** A drawn page, and the exact text of its inline scripts for the Content-Security-Policy. */
export type DrawnPage = {
  readonly html: string;
  readonly inlineScripts: readonly string[];
};

/** Lists every page in every language: all routes, the 404 page of each language, and the one for unknown articles. */
export const pages = async (): Promise<readonly PageRequest[]> => {
  const perLanguage = languageCodes.map(async (lang) => {
    const {articles} = (await texts[lang]()).texts;
    const routes: readonly Route[] = [
      {page: 'home'},
      {page: 'blog'},
      ...articles.map(({id}): Route => ({page: 'article', id})),
      ...INSURANCE_TYPES.map((id): Route => ({page: 'service', id})),
      {page: 'ai-workflow'},
      {page: 'embed'},
      ...legalPageNames.map((page): Route => ({page})),
    ];
    const missing: readonly Route[] = [{page: 'home'}, {page: 'blog'}];
    return routes
      .map((route): PageRequest => ({path: pathOf(lang, route), lang}))
      .concat(missing.map((below) => ({path: pathOf(lang, below), lang, status: 404})));
  });
  return (await Promise.all(perLanguage)).flat();
};

/** Draws one page. Throws when a text is missing or a page cannot be drawn: the build fails with it. */
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
  const page = documentOf(screen, body, {...build, fonts: [textFont, displayFont], picture}, Date.now());
  i18n.off('missingKey', listen);
  if (missing.length > 0) throw new Error(`${path} (${lang}) lacks ${missing.join(', ')}`);
  return page;
};

/** An unknown path below the blog is an article that does not exist; any other unknown path is a page. */
const missingRoute = (path: string): Route =>
  placeOf(path).route.page === 'blog' ? {page: 'article', id: ''} : {page: 'not-found'};
