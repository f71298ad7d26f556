import type {Language} from '../../contract/language.ts';
import {labeled} from '../messages/punctuation.ts';
import {mailText} from './mail-text.ts';

/** The link of a mail to the desk's page about a record. */
export type DeskLink = {readonly words: string; readonly address: string};

/** Returns the link to an address of the desk in a language. */
export const deskLink = (language: Language, address: string): DeskLink => ({
  words: mailText(language, 'open.desk'),
  address,
});

/** Writes the link for the text part of a mail: the words, and the address on a line of its own, which mail programs make pressable. */
export const deskLine = (language: Language, {words, address}: DeskLink): string =>
  `${labeled(language, words, '').trimEnd()}\n${address}`;
