import {catalogTexts} from '../../messages/catalog-texts.ts';
import type en from '../messages/en.json';

/** Returns a text that the server writes for a member of the desk. */
export const deskText = await catalogTexts<keyof typeof en>(new URL('../messages/', import.meta.url));
