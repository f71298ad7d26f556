import type {Language} from '../../contract/language.ts';
import type {Catalog} from './translate.ts';

/** The folder of the files: the build writes this file to `assets/`, one level below the loader. */
export const filesFolder = import.meta.url.replace(/assets\/.*/, '');

/**
 * Returns the function that loads one element's texts, `texts/<name>.<lang>-<id>.js` beside the loader, or the data that
 * belong to the texts. The id changes with any text. One short function serves all elements, because a list of five
 * imports in each element cost every visitor 0.2 kB.
 */
export const textFiles =
  <Part = Catalog>(name: string, id: string, part: 'default' | 'data' = 'default') =>
  // Without `async`, which costs every visitor some bytes.
  (lang: Language): Promise<Part> =>
    import(/* @vite-ignore */ `${filesFolder}texts/${name}.${lang}-${id}.js`).then(
      (file: {[Name in typeof part]: Part}) => file[part],
    );
