import type {Language} from '../contract/language.ts';

/** A text of the configuration: the same in all languages, or one text per language. */
export type Worded = string | Readonly<Record<Language, string>>;

/** Returns a text of the configuration in a language. */
export const wordedIn = (worded: Worded, lang: Language): string =>
  typeof worded === 'string' ? worded : worded[lang];
