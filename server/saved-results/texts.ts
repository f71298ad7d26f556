import {catalogTexts} from '../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of the private page or of the copy by mail. */
export type ResultTextKey = keyof typeof en;

/** Returns a text in a language, with the placeholders filled in. */
export const resultText = await catalogTexts<ResultTextKey>(new URL('messages/', import.meta.url));
