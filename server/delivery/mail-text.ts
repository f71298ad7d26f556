import type {Language} from '../../contract/language.ts';
import type en from './messages/en.json';
import {catalogTexts} from '../messages/catalog-texts.ts';
import {readCatalogs} from '../messages/read-catalogs.ts';

/** Every text of the emails; English is the shape. */
export type MailKey = keyof typeof en;

const CATALOGS = readCatalogs<MailKey>(new URL('messages/', import.meta.url));

/**
 * Returns a text of the emails in a language. A visitor's text is inserted as is, including braces; the HTML part escapes the whole text.
 */
export const mailText = await catalogTexts<MailKey>(CATALOGS);

/** The groups of codes that have texts: consents, reasons to flag a submission, and the choices of the questionnaire. */
type CodeGroup = 'consent' | 'held' | 'income' | 'filing' | 'family' | 'risk' | 'timeline' | 'gender';

/** Returns a text whose key ends in an external code, or the code itself when there is no such text. */
export const codeText = (language: Language, group: CodeGroup, code: string): string => {
  const key = `${group}.${code}`;
  return isMailKey(key) ? mailText(language, key) : code;
};

const isMailKey = (key: string): key is MailKey => Object.hasOwn(CATALOGS.en, key);
