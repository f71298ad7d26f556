import type {Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};
import {catalogTexts} from '../messages/catalog-texts.ts';

/** Every text of the emails; English is the shape. */
export type MailKey = keyof typeof en;

/** A text of the emails in a language. What a visitor wrote is put in as it is, whatever braces it holds; the HTML part escapes the whole text by itself. */
export const mailText = await catalogTexts<MailKey>({en, es, fr, de, zh});

/** A text whose key ends in a code that comes from elsewhere; the code itself when there is no such text. */
export const codeText = (language: Language, group: 'consent' | 'held', code: string): string => {
  const key = `${group}.${code}`;
  return isMailKey(key) ? mailText(language, key) : code;
};

const isMailKey = (key: string): key is MailKey => Object.hasOwn(en, key);
