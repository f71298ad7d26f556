import type {Language} from '../../../contract/language.ts';

/**
 * Returns the address of one of the agency's own pages in a language, such as `/#hero` for a section of the landing
 * page.
 */
export const sitePage = (siteOrigin: string, lang: Language, path: string): string =>
  siteOrigin + (lang === 'en' ? '' : `/${lang}`) + path;
