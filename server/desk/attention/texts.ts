import {catalogTexts} from '../../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of the digest. */
export type DigestKey = keyof typeof en;

/** Returns a text in a language with its placeholders filled in. */
export const digestText = await catalogTexts<DigestKey>(new URL('messages/', import.meta.url));
