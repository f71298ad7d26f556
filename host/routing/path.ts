import {pathPrefix, isLanguage, type Language} from '../../contract/language.ts';
import {addressOf, routeAt, type Route} from './route.ts';

/** A screen in a language. */
export type Place = {
  readonly lang: Language;
  readonly route: Route;
};

/**
 * Finds the language and screen of a path. English has no prefix, the other languages have one; a trailing slash does not
 * count. `/en` is not found: every screen has one address in each language. Never throws.
 */
export const placeOf = (pathname: string): Place => {
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (isLanguage(first) && first !== 'en') return {lang: first, route: routeAt(rest)};
  return {lang: 'en', route: routeAt(first === '' ? [] : [first, ...rest])};
};

/** Returns the path of a screen in a language; for a screen that does not exist, the home page's path. */
export const pathOf = (lang: Language, route: Route): string => {
  const prefix = pathPrefix(lang);
  const address = route.page === 'not-found' ? '' : addressOf(route);
  return address === '' ? prefix || '/' : `${prefix}/${address}`;
};

/** Returns the path of a language's feed of articles. */
export const feedPath = (lang: Language): string => `${pathPrefix(lang)}/feed.atom`;

/** Translates a path into another language, even a path without a page. */
export const pathInLanguage = (pathname: string, lang: Language): string => {
  const place = placeOf(pathname);
  if (place.route.page !== 'not-found') return pathOf(lang, place.route);
  const bare = place.lang === 'en' ? pathname : pathname.replace(`/${place.lang}`, '');
  return lang === 'en' ? bare || '/' : `/${lang}${bare === '/' ? '' : bare}`;
};
