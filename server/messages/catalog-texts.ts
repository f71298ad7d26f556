import {createInstance} from 'i18next';
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../contract/language.ts';
import {type Catalogs, readCatalogs} from './read-catalogs.ts';

/** Values for the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text of a catalog in a language, with the placeholders filled in. */
export type CatalogText<Key extends string> = (language: Language, key: Key, values?: TextValues) => string;

/**
 * Creates the text function for catalogs or for the catalogs of a folder, including plurals. Values are inserted
 * unchanged: placeholders, nesting and markup in values are not evaluated, because values come from visitors. For
 * a missing text, the function returns the key instead of a text in another language.
 */
export const catalogTexts = async <Key extends string>(
  source: Catalogs<Key> | URL,
): Promise<CatalogText<Key>> => {
  const catalogs = source instanceof URL ? readCatalogs<Key>(source) : source;
  const texts = createInstance();
  await texts.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false, skipOnVariables: true},
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, {translation: catalogs[language]}])),
  });
  return (language, key, values = {}) => texts.t(key, {...values, lng: language, nest: false});
};
