import {catalogTexts} from '../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of the chat. */
export type ChatTextKey = keyof typeof en;

/** Returns a text in a language with its placeholders filled in. */
export const chatText = await catalogTexts<ChatTextKey>(new URL('messages/', import.meta.url));
