import {catalogTexts} from '../../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of reminders or of the page that ends them. */
export type ReminderKey = keyof typeof en;

/** Returns a text in a language with its placeholders filled in. */
export const reminderText = await catalogTexts<ReminderKey>(new URL('messages/', import.meta.url));
