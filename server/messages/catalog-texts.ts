import {createInstance} from 'i18next';
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../contract/language.ts';

/** Values for the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text of a catalog in a language, its placeholders filled in. */
export type CatalogText<Key extends string> = (language: Language, key: Key, values?: TextValues) => string;

/**
 * Makes the texts of a catalog of five languages, plurals included. A value is put in as it is: no placeholder, nesting or markup in it is
 * followed, for visitors write values. A text that is missing shows its key rather than another language.
 */
export const catalogTexts = async <Key extends string>(
  catalogs: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Promise<CatalogText<Key>> => {
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
