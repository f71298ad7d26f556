import type {ProblemCode} from '../../contract/problem.ts';
import {catalogTexts} from './catalog-texts.ts';
import type en from './en.json';
import {readCatalogs} from './read-catalogs.ts';

/** The key of a text of the server: a title and a detail for each problem code. */
export type MessageKey = `${ProblemCode}.${'title' | 'detail'}`;

/** Contains the shipped catalogs. */
export const CATALOGS = readCatalogs<keyof typeof en>(new URL('.', import.meta.url));

/** Returns the text of a key in a language. */
export const message = await catalogTexts<MessageKey>(CATALOGS);
