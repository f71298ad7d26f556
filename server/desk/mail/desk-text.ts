import {createInstance} from 'i18next';
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../../contract/language.ts';
import de from '../messages/de.json' with {type: 'json'};
import en from '../messages/en.json' with {type: 'json'};
import es from '../messages/es.json' with {type: 'json'};
import fr from '../messages/fr.json' with {type: 'json'};
import zh from '../messages/zh.json' with {type: 'json'};

type DeskTextKey = keyof typeof en;

const CATALOGS = {en, es, fr, de, zh} satisfies Record<Language, Record<DeskTextKey, string>>;

const texts = createInstance();
await texts.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: {escapeValue: false, skipOnVariables: true},
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, {translation: CATALOGS[language]}])),
});

/** A text that the server writes for a member of the desk. */
export const deskText = (
  language: Language,
  key: DeskTextKey,
  values: Readonly<Record<string, string | number>>,
): string => texts.t(key, {lng: language, ...values});
