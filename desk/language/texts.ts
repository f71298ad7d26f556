import {createInstance, type i18n as I18n} from 'i18next';
import type {Language} from '../../contract/language.ts';
import type en from '../messages/en.json';

// Code requests a text with plural forms by the key without the form.
type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** A key of the desk's texts. */
export type TextKey = WithoutPlural<keyof typeof en>;

type Catalog = {readonly default: Readonly<Record<string, string>>};

// The imports are literal, so that the bundler creates a file for each language.
const CATALOGS: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  fr: () => import('../messages/fr.json'),
  de: () => import('../messages/de.json'),
  zh: () => import('../messages/zh.json'),
};

/** Loads the texts of a language. Values are inserted without escaping because React escapes them. */
export const loadTexts = async (language: Language): Promise<I18n> => {
  const {default: translation} = await CATALOGS[language]();
  const texts = createInstance();
  await texts.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false},
    resources: {[language]: {translation}},
  });
  return texts;
};
