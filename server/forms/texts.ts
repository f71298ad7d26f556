import {readCatalogs} from '../messages/read-catalogs.ts';
import type en from './messages/en.json';

/** Name of a text of the plain forms. */
export type FormTextKey = keyof typeof en;

/** The texts of the plain forms in every language. */
export const FORM_TEXTS = readCatalogs<FormTextKey>(new URL('messages/', import.meta.url));
