import {ordinalFirst} from '../../agency/day-in-words.ts';
import {fillPlaceholders} from '../../agency/legal/values.ts';
import type {Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};

/** Name of a text of the receipt or of the page that withdraws. */
export type TextKey = keyof typeof en;

/** Every language's texts; one that lacks a key does not compile. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {en, es, fr, de, zh};

/** A text in a language, its placeholders filled in. */
export const text = (language: Language, key: TextKey, values: Readonly<Record<string, string>>): string =>
  fillPlaceholders(TEXTS[language][key], values);

/** Formats day and time of a moment in Texas time. */
export const moment = (language: Language, instant: string): string =>
  ordinalFirst(
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Chicago',
    }).format(new Date(instant)),
    language,
  );
