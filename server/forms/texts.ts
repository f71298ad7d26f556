import type {Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};

/** Name of a text of the plain forms. */
export type FormTextKey = keyof typeof en;

/** The texts of every language; a catalog that lacks a key does not compile. */
export const FORM_TEXTS: Readonly<Record<Language, Readonly<Record<FormTextKey, string>>>> = {
  en,
  es,
  fr,
  de,
  zh,
};
