import {dayInWords as writtenDay} from '../../../agency/day-in-words.ts';
import {fillPlaceholders} from '../../../agency/legal/values.ts';
import type {Language} from '../../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};

/** Name of a text of reminders or of the page that ends them. */
export type ReminderKey = keyof typeof en;

const TEXTS: Readonly<Record<Language, Readonly<Record<ReminderKey, string>>>> = {en, es, fr, de, zh};

/** Returns a text in a language with its placeholders filled in. */
export const reminderText = (
  language: Language,
  key: ReminderKey,
  values: Readonly<Record<string, string>> = {},
): string => fillPlaceholders(TEXTS[language][key], values);

/** Formats a day. */
export const dayInWords = (language: Language, day: string): string => writtenDay(day, language);
