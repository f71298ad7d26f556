import type {Language} from '../../../contract/language.ts';
import de from './words/de.json' with {type: 'json'};
import en from './words/en.json' with {type: 'json'};
import es from './words/es.json' with {type: 'json'};
import fr from './words/fr.json' with {type: 'json'};
import zh from './words/zh.json' with {type: 'json'};

const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {en, es, fr, de, zh};

/** Returns words that visitors use for a source and that its text does not contain; empty for a source of the agency's own. */
export const searchWords = (lang: Language, source: string): string => WORDS[lang][source] ?? '';
