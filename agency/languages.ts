import {type Language, LANGUAGES} from '../contract/language.ts';
import {LANGUAGE_NAMES} from '../contract/language-name.ts';

/** An entry of the language picker. `flag` is a field of the specification; flags stand for countries and are not drawn. */
type PickedLanguage = {
  readonly code: Language;
  readonly name: string;
  readonly flag: string;
};

const FLAGS: Readonly<Record<Language, string>> = {en: '🇺🇸', es: '🇪🇸', fr: '🇫🇷', de: '🇩🇪', zh: '🇨🇳'};

/** The entries of the language picker: each language under its own name for itself. English is the default and comes first. */
export const languages: readonly PickedLanguage[] = LANGUAGES.map((code) => ({
  code,
  name: LANGUAGE_NAMES[code],
  flag: FLAGS[code],
}));
