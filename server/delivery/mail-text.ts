import {createInstance} from 'i18next';
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};

/** Every text of the emails; English is the shape. */
export type MailKey = keyof typeof en;

type Catalog = Record<MailKey, string>;

const CATALOGS = {en, es, fr, de, zh} satisfies Record<Language, Catalog>;

const texts = createInstance();
await texts.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  // The HTML part escapes the whole text by itself.
  interpolation: {escapeValue: false, skipOnVariables: true},
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, {translation: CATALOGS[language]}])),
});

/** A text of the emails in a language. What a visitor wrote is put in as it is, whatever braces it holds. */
export const mailText = (
  language: Language,
  key: MailKey,
  values: Readonly<Record<string, string>> = {},
): string => texts.t(key, {lng: language, ...values});

/** A text whose key ends in a code that comes from elsewhere; the code itself when there is no such text. */
export const codeText = (language: Language, group: 'consent' | 'held', code: string): string => {
  const key = `${group}.${code}`;
  return Object.hasOwn(en, key) ? texts.t(key, {lng: language}) : code;
};
