import {type Lang, languages} from '../../element/language.ts';
import {protocol} from '../../element/protocol.ts';
import type {Translate} from '../../element/translate.ts';

/** Each language in its own words, which need no translation. */
const names: Readonly<Record<Lang, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
};

/** What a picker needs. */
export type LanguagePickerProps = {
  /** Has the shared text `language`. */
  readonly t: Translate;
  readonly lang: Lang;
};

/** Chooses the language of every Lamplight element on the page and saves the choice. */
export const LanguagePicker = ({t, lang}: LanguagePickerProps) => (
  <span className="select picker">
    <select
      aria-label={t('language')}
      part="picker"
      value={lang}
      onInput={(event) => protocol().choose(event.currentTarget.value as Lang)}
    >
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {names[code]}
        </option>
      ))}
    </select>
  </span>
);
