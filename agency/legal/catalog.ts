/** All legal texts in all five languages, for servers and builds: a widget includes only the texts that it shows. */
import type {Language} from '../../contract/language.ts';
import de from './de.json' with {type: 'json'};
import en from './en.json' with {type: 'json'};
import es from './es.json' with {type: 'json'};
import fr from './fr.json' with {type: 'json'};
import zh from './zh.json' with {type: 'json'};

/** The name of a legal text. */
export type LegalKey = keyof typeof en;

/** The legal texts in a language, with open placeholders. */
export type LegalCatalog = Readonly<Record<LegalKey, string>>;

/** Every language's legal texts: English is the shape, a missing key fails the build. */
export const legalCatalogs: Readonly<Record<Language, LegalCatalog>> = {en, es, fr, de, zh};
