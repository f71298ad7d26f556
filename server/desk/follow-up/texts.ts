import {dayInWords as writtenDay} from '../../../agency/day-in-words.ts';
import type {Language} from '../../../contract/language.ts';
import {catalogTexts} from '../../messages/catalog-texts.ts';
import type en from './messages/en.json';

/** The name of a text of reminders or of the page that ends them. */
export type ReminderKey = keyof typeof en;

/** Returns a text in a language with its placeholders filled in. */
export const reminderText = await catalogTexts<ReminderKey>(new URL('messages/', import.meta.url));

/** Formats a day. */
export const dayInWords = (language: Language, day: string): string => writtenDay(day, language);
