import type {Language} from '../../../contract/language.ts';
import {readCatalogs} from '../../messages/read-catalogs.ts';

const WORDS = readCatalogs<string>(new URL('words/', import.meta.url));

/** Returns words that visitors use for a source and that its text does not contain; empty for a source of the agency's own. */
export const searchWords = (lang: Language, source: string): string => WORDS[lang][source] ?? '';
