import {readCatalogs} from '../messages/read-catalogs.ts';
import type en from './messages/en.json';

/** The name of a text of the plain forms. */
export type FormTextKey = keyof typeof en;

/** Contains the texts of the plain forms in every language. */
export const FORM_TEXTS = readCatalogs<FormTextKey>(new URL('messages/', import.meta.url));
