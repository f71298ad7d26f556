import type {Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};
import {catalogTexts} from '../messages/catalog-texts.ts';

/** Every text of the emails; English is the shape. */
export type MailKey = keyof typeof en;

/**
 * Returns a text of the emails in a language. A visitor's text is inserted as is, including braces; the HTML part escapes the whole text.
 */
export const mailText = await catalogTexts<MailKey>({en, es, fr, de, zh});

/** Returns a text whose key ends in an external code, or the code itself when there is no such text. */
export const codeText = (language: Language, group: 'consent' | 'held', code: string): string => {
  const key = `${group}.${code}`;
  return isMailKey(key) ? mailText(language, key) : code;
};

const isMailKey = (key: string): key is MailKey => Object.hasOwn(en, key);
