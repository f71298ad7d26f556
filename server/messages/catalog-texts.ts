import {createInstance} from 'i18next';
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../contract/language.ts';
import {type Catalogs, readCatalogs} from './read-catalogs.ts';

/** Values for the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text of a catalog in a language, its placeholders filled in. */
export type CatalogText<Key extends string> = (language: Language, key: Key, values?: TextValues) => string;

/**
 * Creates the text function for catalogs, or for the catalogs of a folder, including plurals. Values are inserted as is: placeholders, nesting and markup
 * in them are not evaluated, because they come from visitors. A missing text shows its key instead of another language.
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
