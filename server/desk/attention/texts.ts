import {fillPlaceholders} from '../../../agency/legal/values.ts';
import type {Language} from '../../../contract/language.ts';
import de from './messages/de.json' with {type: 'json'};
import en from './messages/en.json' with {type: 'json'};
import es from './messages/es.json' with {type: 'json'};
import fr from './messages/fr.json' with {type: 'json'};
import zh from './messages/zh.json' with {type: 'json'};

/** Name of a text of the digest. */
export type DigestKey = keyof typeof en;

const TEXTS: Readonly<Record<Language, Readonly<Record<DigestKey, string>>>> = {en, es, fr, de, zh};

/** Returns a text in a language with its placeholders filled in. */
export const digestText = (
  language: Language,
  key: DigestKey,
  values: Readonly<Record<string, string>> = {},
): string => fillPlaceholders(TEXTS[language][key], values);
