import type {Lang} from '../../element/language.ts';

/**
 * Returns the address of one of the agency's own pages in a language, such as `/#hero` for a section of the landing
 * page.
 */
export const sitePage = (siteOrigin: string, lang: Lang, path: string): string =>
  siteOrigin + (lang === 'en' ? '' : `/${lang}`) + path;
