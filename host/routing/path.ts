import {isLanguageCode, type LanguageCode} from '../../agency/languages.ts';
import {isInsuranceType} from '../../contract/insurance-type.ts';
import {isLegalPage, type Route} from './route.ts';

/** A screen in a language. */
export type Place = {
  readonly lang: LanguageCode;
  readonly route: Route;
};

/**
 * Finds the language and screen of a path. English has no prefix, the other languages have one; a trailing slash does not
 * count. `/en` is not found: every screen has one address in each language. Never throws.
 */
export const placeOf = (pathname: string): Place => {
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (isLanguageCode(first) && first !== 'en') return {lang: first, route: routeOf(rest)};
  return {lang: 'en', route: routeOf(first === '' ? [] : [first, ...rest])};
};

const routeOf = ([first, second, ...more]: readonly string[]): Route => {
  if (first === undefined) return {page: 'home'};
  if (more.length > 0) return {page: 'not-found'};
  if (second !== undefined) return routeBelow(first, second);
  if (first === 'blog' || first === 'ai-workflow' || first === 'embed') return {page: first};
  return isLegalPage(first) ? {page: first} : {page: 'not-found'};
};

const routeBelow = (first: string, id: string): Route => {
  if (first === 'blog') return {page: 'article', id};
  return first === 'services' && isInsuranceType(id) ? {page: 'service', id} : {page: 'not-found'};
};

/** Returns the path of a screen in a language; for a screen that does not exist, the home page's path. */
export const pathOf = (lang: LanguageCode, route: Route): string => {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  switch (route.page) {
    case 'home':
    case 'not-found':
      return prefix === '' ? '/' : prefix;
    case 'article':
      return `${prefix}/blog/${route.id}`;
    case 'service':
      return `${prefix}/services/${route.id}`;
    case 'blog':
    case 'ai-workflow':
    case 'embed':
    case 'privacy':
    case 'terms':
    case 'disclosures':
      return `${prefix}/${route.page}`;
  }
};

/** Returns the path of a language's feed of articles. */
export const feedPath = (lang: LanguageCode): string => `${lang === 'en' ? '' : `/${lang}`}/feed.atom`;

/** Translates a path into another language, even a path that leads nowhere. */
export const pathInLanguage = (pathname: string, lang: LanguageCode): string => {
  const place = placeOf(pathname);
  if (place.route.page !== 'not-found') return pathOf(lang, place.route);
  const bare = place.lang === 'en' ? pathname : pathname.replace(`/${place.lang}`, '');
  return lang === 'en' ? bare || '/' : `/${lang}${bare === '/' ? '' : bare}`;
};
