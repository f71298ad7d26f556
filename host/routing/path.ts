import {isLanguageCode, type LanguageCode} from '../../agency/languages.ts';
import {isLegalPage, type Route} from './route.ts';

/** A screen in a language: what a path stands for. */
export type Place = {
  readonly lang: LanguageCode;
  readonly route: Route;
};

/**
 * What a path stands for. English has no prefix, the others do; a trailing slash is nothing. `/en` is no path of ours:
 * every screen has one address a language. Never throws.
 */
export const placeOf = (pathname: string): Place => {
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (isLanguageCode(first) && first !== 'en') return {lang: first, route: routeOf(rest)};
  return {lang: 'en', route: routeOf(first === '' ? [] : [first, ...rest])};
};

const routeOf = ([first, second, ...more]: readonly string[]): Route => {
  if (first === undefined) return {page: 'home'};
  if (more.length > 0) return {page: 'not-found'};
  if (second !== undefined) return first === 'blog' ? {page: 'article', id: second} : {page: 'not-found'};
  if (first === 'blog' || first === 'ai-workflow') return {page: first};
  return isLegalPage(first) ? {page: first} : {page: 'not-found'};
};

/** The path of a screen in a language. A screen that does not exist has no address of its own: the home page's. */
export const pathOf = (lang: LanguageCode, route: Route): string => {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  switch (route.page) {
    case 'home':
    case 'not-found':
      return prefix === '' ? '/' : prefix;
    case 'article':
      return `${prefix}/blog/${route.id}`;
    case 'blog':
    case 'ai-workflow':
    case 'privacy':
    case 'terms':
    case 'disclosures':
      return `${prefix}/${route.page}`;
  }
};

/** The same path in another language, for paths that lead nowhere too. */
export const pathInLanguage = (pathname: string, lang: LanguageCode): string => {
  const place = placeOf(pathname);
  if (place.route.page !== 'not-found') return pathOf(lang, place.route);
  const bare = place.lang === 'en' ? pathname : pathname.replace(`/${place.lang}`, '');
  return lang === 'en' ? bare || '/' : `/${lang}${bare === '/' ? '' : bare}`;
};
