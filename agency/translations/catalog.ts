/** The texts whose keys the specification names, in five languages. */
import type {Language} from '../../contract/language.ts';
import de from './de.json' with {type: 'json'};
import en from './en.json' with {type: 'json'};
import es from './es.json' with {type: 'json'};
import fr from './fr.json' with {type: 'json'};
import zh from './zh.json' with {type: 'json'};

/** Name of a text, as the specification spells it. */
export type TranslationKey = keyof typeof en;

/** The texts in a language. Banner texts name their dates as `{{deadline}}` and `{{start}}`. */
export type TranslationCatalog = Readonly<Record<TranslationKey, string>>;

/** English is the shape: a missing key fails the build. */
export const translations: Readonly<Record<Language, TranslationCatalog>> = {en, es, fr, de, zh};
