import {catalogTexts} from '../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of the receipt or of the page that withdraws. */
export type TextKey = keyof typeof en;

/** Returns a text in a language, with the placeholders filled in. */
export const text = await catalogTexts<TextKey>(new URL('messages/', import.meta.url));
