import {readFileSync} from 'node:fs';
import {LANGUAGES, type Language} from '../../contract/language.ts';

/** The texts of every language, all with the same keys. */
export type Catalogs<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/**
 * Reads the catalogs of a folder, one file for each language (`de.json`). English determines the keys. Throws an
 * Error with the first text that another language lacks or has in addition.
 */
export const readCatalogs = <Key extends string>(folder: URL): Catalogs<Key> => {
  const catalogs = LANGUAGES.map((language) => [language, readCatalog(folder, language)] as const);
  const keys = Object.keys(readCatalog(folder, 'en'));
  for (const [language, catalog] of catalogs) {
    const different =
      keys.find((key) => !Object.hasOwn(catalog, key)) ??
      Object.keys(catalog).find((key) => !keys.includes(key));
    if (different !== undefined)
      throw new Error(`${folder.pathname}${language}.json and en.json differ in the text ${different}`);
  }
  // Every language has the keys of English, whose file is the type.
  return Object.fromEntries(catalogs) as Catalogs<Key>;
};

const readCatalog = (folder: URL, language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Readonly<Record<string, string>>;
