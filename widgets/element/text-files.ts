import {type Lang, languages} from './language.ts';
import type {Catalog} from './translate.ts';

// The build keeps this file in `assets/`, one below the loader.
const base = import.meta.url.replace(/assets\/.*/, '');

/**
 * The texts of one element as files of their own, `texts/<name>.<lang>-<id>.js` beside the loader; the id changes with any
 * text. One short function for all elements: a list of five imports in each cost every visitor 0.2 kB.
 */
export const textFiles = (name: string, id: string): Record<Lang, () => Promise<Catalog>> => {
  const load = async (lang: Lang): Promise<Catalog> => {
    const file = (await import(/* @vite-ignore */ `${base}texts/${name}.${lang}-${id}.js`)) as {
      default: Catalog;
    };
    return file.default;
  };
  return Object.fromEntries(languages.map((lang) => [lang, () => load(lang)])) as Record<
    Lang,
    () => Promise<Catalog>
  >;
};
