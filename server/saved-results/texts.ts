import {ordinalFirst} from '../../agency/day-in-words.ts';
import {fillPlaceholders} from '../../agency/legal/values.ts';
import type {Language} from '../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};

/** Name of a text of the private page or of the copy by mail. */
export type ResultTextKey = keyof typeof en;

const TEXTS: Readonly<Record<Language, Readonly<Record<ResultTextKey, string>>>> = {en, es, fr, de, zh};

/** A text in a language, its placeholders filled in. */
export const resultText = (
  language: Language,
  key: ResultTextKey,
  values: Readonly<Record<string, string>>,
): string => fillPlaceholders(TEXTS[language][key], values);

/** Formats the day of a moment in Texas time. */
export const dayInWords = (language: Language, instant: string | Date): string =>
  ordinalFirst(
    new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'America/Chicago'}).format(
      new Date(instant),
    ),
    language,
  );
