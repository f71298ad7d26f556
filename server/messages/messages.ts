import type {Language} from '../../contract/language.ts';
import type {ProblemCode} from '../../contract/problem.ts';
import de from './de.json' with {type: 'json'};
import en from './en.json' with {type: 'json'};
import es from './es.json' with {type: 'json'};
import fr from './fr.json' with {type: 'json'};
import zh from './zh.json' with {type: 'json'};
import {catalogTexts} from './catalog-texts.ts';

/** Every text of the server: a title and a detail for each problem code. */
export type MessageKey = `${ProblemCode}.${'title' | 'detail'}`;

// Both directions: a missing text does not compile, and neither does an unused one.
type Exactly<Catalog> = Exclude<keyof Catalog, MessageKey> extends never ? Record<MessageKey, string> : never;

/** The catalogs as they are shipped. */
export const CATALOGS = {
  en: en satisfies Exactly<typeof en>,
  es: es satisfies Exactly<typeof es>,
  fr: fr satisfies Exactly<typeof fr>,
  de: de satisfies Exactly<typeof de>,
  zh: zh satisfies Exactly<typeof zh>,
} satisfies Record<Language, Record<MessageKey, string>>;

/** The text of a key in a language. */
export const message = await catalogTexts<MessageKey>(CATALOGS);
