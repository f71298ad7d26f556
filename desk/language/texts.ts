import {createInstance, type i18n as I18n} from 'i18next';
import type {Language} from '../../contract/language.ts';
import type en from '../messages/en.json';

// A text with plural forms is asked for without its form.
type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** The key of a text of the desk. */
export type TextKey = WithoutPlural<keyof typeof en>;

type Catalog = {readonly default: Readonly<Record<string, string>>};

// Written out: the bundler makes a file of each.
const CATALOGS: Readonly<Record<Language, () => Promise<Catalog>>> = {
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  fr: () => import('../messages/fr.json'),
  de: () => import('../messages/de.json'),
  zh: () => import('../messages/zh.json'),
};

/** Loads the texts of a language. React escapes what is shown, so values are put in as they are. */
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
